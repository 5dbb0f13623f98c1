/**
 * Forms that no suffix rule brings home, or that it brings to a wrong one, without accents: `word: forms`. The word on the
 * left is analysed as any other, except after `=`: then it is itself the term ("mora" is not of "morir").
 */
export const irregularForms = `
=morir: murio muere mueren murieron muerto muerta muertos muertas murio morir muriera muerte muertes fallecio fallecieron fallecer fallece fallecido fallecida fallecimiento fallecidos
=mora: mora moras moroso morosa morosos moratorio moratorios moratoria morosidad
=publicidad: publicidad publicidades publicitario publicitaria publicitarios
=publicacion: publicacion publicaciones publicar publicaron publique publicada
=seguro: seguro seguros asegurar asegurador aseguradora aseguradores aseguradoras asegurado asegurada asegurados
=seguridad: seguridad
=libro: libro libros
=pagare: pagares
=cochera: cochera cocheras
=legitima: legitima legitimas
=costas: costas
=parte: parte partes
=particion: particion particiones partija reparto repartir repartieron
=srl: srl
=plaza: plaza plazas
caer: cayo cayeron cae caen caia caido caida caidas caigo cai
romper: rompio rompieron rompe rompen roto rota rotos rotas rotura roturas rompi
devolver: devuelve devuelven devuelvan devuelva devuelto devuelta devolvio devolvieron devuelvo
poner: puso pusieron pone ponen puesto ponga pongo
huir: huyo huye huyeron
oir: oye oyo oido
construir: construyo construyeron construye construyen construyendo
destruir: destruyo destruye destruyeron destruido
despedir: echaron echo echan echado despidio despidieron despido despidos despidan despida despiden
vender: vendi vendio vendieron vendo vendiendo
casar: casamos casaron
conducir: condujo conduje maneja manejaba manejando
traer: trajo trajeron trae
dormir: durmio duerme durmiendo
mentir: mintio miente mintieron mentira
herir: hirio hiere hirieron herido heridos
probar: prueba pruebas pruebo
juez: juez jueza jueces juezas magistrado magistrados magistrada
hijo: hijo hija hijos hijas
padre: padre padres papa papas papi viejo
madre: madre madres mama mami vieja
abuelo: abuelo abuela abuelos abuelas
nieto: nieto nieta nietos nietas
hermano: hermano hermana hermanos hermanas
suegro: suegro suegra suegros
nuera: nuera yerno nueras yernos
niño: nene nena nenes nenas pibe piba pibes nino nina ninos ninas chico chica chicos chicas nenito
juicio: juicio juicios
robar: robo robaron robado robada robos afano afanaron chorearon chorro chorra
peso: peso pesos
policia: cana policia
trabajar: laburo laburar laburando laburaba laburos
celular: celu celus celular celulares
departamento: depto deptos departamento departamentos dpto depa
supermercado: super supermercado supermercados
bicicleta: bici bicis bicicleta bicicletas
motocicleta: moto motos motocicleta motocicletas ciclomotor
television: tele televisor television
computadora: compu computadora notebook
fotografia: foto fotos fotografia fotografias
universidad: facultad universidad facu
electrodomestico: heladera lavarropas microondas heladeras termotanque calefon electrodomestico
vacaciones: vacaciones
vivienda: casa casas casita
ano: anos
`;
