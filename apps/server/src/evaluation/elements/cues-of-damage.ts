import type { Cue } from './cue.ts';

/** Harm, accidents, things and animals, neighbours, doctors, honour and data. */
export const cuesOfDamage: readonly Cue[] = [
  {
    names: /\b(dan[oa]s?|perjuicio|lesion\w*|incapacidad|se perdieron)\b/,
    tells:
      /quebr|fractur|lesion|herid|lastim|golpe|\bpuntos\b|internad|internaron|operar|infecci|\bquem|moreton|dolor|muri|fallec|\bromp|arruin|destroz|destru|abolla|mancha|humedad|grieta|rajad|danad|perdi |perdi$|no puedo (caminar|mover|cerrar|trabajar|dormir|usar)|incapacidad|panico|ansiedad|angustia|sin trabajar|yeso|hundi|inund/,
    denies: /\bno (me |nos )?(paso nada|lastim\w+|hubo (danos|heridos|lesionados))\b|sin un rasguno/,
  },
  {
    names: /choque|circulacion|accidente/,
    tells: /choc|embisti|atropell|llevo puest|llevaron puest|colision|volc|accident|\bcai\b|me cai|semaforo|de atras/,
  },
  {
    names:
      /causad[oa]? por|causo ese|lo causo|la causo|causalidad|vino de una cosa|viene del|vicio o riesgo|responsabilidad del otro|imputable|causo el dano|que los causo/,
    tells:
      /porque|por culpa|por eso|a raiz|a causa|provoc|sin mirar|en rojo|giro|guino|borrach|celular|distraid|a toda velocidad|de contramano|sin cartel|ningun cartel|baldead|mojad|desde que (empezo|empezaron)|viene del? |vino del? |cayo|desprend|se solt|mordi|explot/,
    denies: /fue (mi culpa|culpa mia|un descuido mio)|me distraje|cruce en rojo|iba (borrach|mirando el celular)/,
  },
  {
    names:
      /dueno|guardian|quien conducia|quien debia (cuidar|conservar)|titular del inmueble|titular registral|es propietario|quienes (son|construyeron|integran)|quien lo causo|quien ocupa|quien la entrego/,
    tells:
      /dueno|duena|titular|conductor|conductora|chofer|vecin|propietari|municipalidad|consorcio|constructora|fabrica|a nombre de|\bdel (auto|camion|colectivo|taxi)|un (auto|camion|colectivo|taxi)|inquilin|ocupante|me paso los datos|supermercado|empresa/,
    denies: /no se (de quien|quien)|se dio a la fuga|se escapo|no (lo|la) pude identificar/,
  },
  {
    names: /titular del establecimiento|responsable del archivo|que empresa|la organizaba/,
    tells:
      /clinica|sanatorio|hospital|banco|empresa|escuela|colegio|jardin|organizador|\bclub\b|local|prepaga|municipalidad|gimnasio|hotel/,
  },
  {
    names: /donde (ocurrio|y como|fue)|como (ocurrio|fue)|de que parte|en un comercio|en el establecimiento|lugar/,
    tells:
      /\ben (la|el|mi|un|una|pleno|plena) (calle|avenida|ruta|autopista|esquina|local|vereda|puerta|supermercado|barrio|estacion\w*|cruce|shopping|bar|restaurante|gimnasio|plaza|pileta|hotel|clinica|hospital|escuela|club)|frente a|autopista|avenida|supermercado|shopping|verduleria|farmacia|gimnasio|hipermercado/,
  },
  {
    names: /roto|senalizad|riesgo|una falla|deficien|defecto|falla|error del|impropia|solidez/,
    tells:
      /dej(o|aron) de (andar|funcionar|enfriar|cargar|prender|calentar)|no (anda|funciona|enfria|prende|carga|sirve|calienta|anduvo|cierra)|\bfall|\brot[oa]s?\b|\bromp|defect|mal hech|gote|filtra|mojad|baldead|sin (ningun )?cartel|ningun cartel|floj|\bpozo|suelt[oa]|oxid|emparch|se trab|humedad|grieta|rajad|descascar|despeg|torcid|sin (baranda|luz|proteccion|matafuego)|sigue igual|volvio a/,
  },
  { names: /animal/, tells: /perr[oa]|gat[oa]|caball|vaca|toro|animal|mord/ },
  {
    names: /comercio|establecimiento|como cliente|se alojaba|durante un servicio/,
    tells:
      /supermercado|shopping|local|negocio|hotel|restaurante|\bbar\b|gimnasio|cochera|garage|playa de estacionamiento|farmacia|kiosco|pelotero|cine|boliche|comprar|las compras|cliente/,
  },
  {
    names: /pasajero|al subir|transporte/,
    tells: /colectivo|micro|omnibus|\btren\b|subte|taxi|remis|uber|chofer|pasaj|viaj|avion|combi|flete|mudanza/,
  },
  {
    names: /molestia|tolerancia|inmueble vecino/,
    tells:
      /ruido|musica|olor|humo|ladr|no se puede dormir|no (podemos|puedo) dormir|vibr|tiembla|fiestas?|gritos|golpes|madrugada/,
  },
  {
    names: /de donde viene el agua|unidad vecina|parte comun/,
    tells:
      /filtra|gote|cae agua|cano|humedad|piso de arriba|departamento de arriba|vecin[oa] de arriba|terraza|losa|medianera/,
  },
  { names: /obra o demolicion|obra vecina|la obra/, tells: /obra|construy|demol|excav|edificio nuevo|pozo|maquina/ },
  { names: /arbol|planta/, tells: /arbol|rama|raiz|raices|planta|ligustr|enredadera|hojas/ },
  { names: /muro|medianer|limite|cerco/, tells: /pared|medianer|muro|tapial|cerco|alambr|mensura|limite|metros/ },
  { names: /abertura|distancia|altura/, tells: /ventana|balcon|vista|terraza|mira|metro|centimetro/ },
  {
    names: /atencion|practica|actuacion|profesional|prestacion/,
    tells:
      /\bme (opero|operaron|atendi)|oper[eoa]|medic|hospital|clinica|sanatorio|tratamiento|cirug|internaci|odontolog|dentista|parto|guardia|oncolog|traumatolog|terapia|protesis|ortodoncia|implante/,
  },
  {
    names: /diligencia|resultado comprometido/,
    tells:
      /\berror|mal (hech|oper|diagnostic|puest|colocad)|olvid|gasa|infecc|equivoc|negligen|no me (revis|atendi|control|pidieron|hicieron)|volver a (abrir|operar)|sin anestesia|demoraron|otro diente|otra pierna|tarde/,
  },
  {
    names: /falso|honor|que se dijo|intimidad|imagen|se capto/,
    tells:
      /public|facebook|instagram|tiktok|redes|en el grupo|video|\bfotos?\b|difam|mentira|estafador|ladron|acus|falso|compart|viraliz|diario|escrach|denuncia falsa/,
  },
  {
    names: /dato|banco de datos|archivo/,
    tells:
      /veraz|central de deudores|nosis|base de datos|mis datos|figuro|aparezco|informad[oa] (en|como)|situacion (4|5|cuatro|cinco)|filtr|hacke|me llaman/,
  },
  {
    names: /consentimiento|permiso|asentimiento/,
    tells:
      /sin (mi|nuestro|su) (permiso|consentimiento|firma|autorizacion)|no (autorice|firme|di permiso|consenti|me pidio|me explic|me avis)|sin (avisar|preguntar|consultar|decirme)|nunca autorice/,
  },
  {
    names: /se posee|ostensible|como dueno|titulo registral|titular registral/,
    tells: /vivo (aca|ahi|desde|en)|levant|constru|impuestos|tasas|cercad|alambr|cuid[eoa]|manteng|sembr|a nombre de/,
  },
  { names: /robo/, tells: /\brob|desaparec|faltaba|se llevaron|abrieron|forzaron|rompieron el vidrio/ },
  {
    names: /vehiculo se dejo|cosas estaban|se entrego en que/,
    tells: /deje (el|la|mi|los|las)|estacion|cochera|garage|guarde|valija|habitacion|bulto|cajas/,
  },
  {
    names: /vigilancia|control escolar|bajo el control|menor/,
    tells: /recreo|clase|escuela|colegio|jardin|maestra|profesor|excursion|hijo|chico|nene|nena|anos/,
  },
];
