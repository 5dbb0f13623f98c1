import { documentTerms } from './document-terms.ts';

/**
 * Words with which people tell of anything: a paper that answers says the thing in words of its own. Whether a passage answers is
 * judged by the other words of a question.
 */
const words = `
haber hay hubo ir iba va fue tocar toca poder puede podría querer quiere quería pedir pide piden mandar mandó poner pone puso
pasar pasa pasó llegar llega llegó dejar deja dejó dar da dio hacer hace hizo hicieron decir dijo falta faltar encontrar encontró
conseguir consiguió pretender pretende pagar paga pagó pagarle cobrar cobra cobró costar cuesta sale salir entender entendió
sostener sostiene quedar queda quedó perder pierde empezar empieza empezó esperar espera usar usa usó volver vuelve tener tiene tuvo
deber debe debía debemos traer trae seguir sigue siguió tratar trata saber sabe sirve servir corresponde corresponder meter mete sacar
saca cambiar cambia cambió mirar mire mira ver vio revisar contar cuenta tomar tomó llevar lleva agarrar conviene alcanzar alcanza
aparecer aparece acordar acordó proponer propuso exigir exige ocurrir ocurre suceder sucede existir existe necesitar necesita intentar
señor señora don doña dueño gente alguien otro otra cosa cosas manera forma modo caso casos papel papeles tiempo parte razón culpa
mayor menor grande chico lado propio suyo último última primero siguiente diferencia mal bien vía acá allá adentro afuera antes después
mostrar muestra mostró ofrecer ofreció ofrecieron prometer prometió intervenir intervino opinar opina declarar declaró acompañar
acompañó proveer provee acordado permitir permite bajar baja condición requisito figura porcentaje proporción plazo hora mes motivo suma precio
tope límite siempre
hoy ahora todavía enseguida total entonces además solo sola
`;

export const everydayTerms: ReadonlySet<string> = new Set(documentTerms(words).map(({ term }) => term));
