import { numberWordPattern } from '@foja/legal-text/number-vocabulary';
import type { Cue } from './cue.ts';

/** Couples, children, inheritances, and ties with other countries. */
export const cuesOfFamily: readonly Cue[] = [
  {
    names: /matrimonio|conyuge|casad/,
    tells: /\bcas(ad|e\b|amos|aron)|espos|marido|mi mujer|conyuge|matrimonio/,
    denies: /nunca nos casamos|sin casarnos|no estabamos casados/,
  },
  {
    names: /divorcio|separacion|convivencia ceso|fin de (una|la) union|progenitores no conviven/,
    tells: /divorci|separ[eéoa]|mi ex\b|se fue de casa|me fui de casa/,
  },
  {
    names: /union convivencial|convivencia|union de dos|conviviente/,
    tells: /conviv|pareja|concubin|vivi(mos|a|amos) (con|junt)|anos junt|juntos/,
    denies: /nunca convivimos/,
  },
  {
    names: /vinculo con el hijo|\bhij[oa]s?\b|filiacion|vinculo biologico|presunto progenitor/,
    tells: /\bhij[oa]s?\b|nene|nena|\bbebe|chicos|partida de nacimiento|reconoci|\badn\b/,
  },
  {
    names: /edad|menor|adolescente|veintiun|mayor de edad/,
    tells: new RegExp(
      String.raw`\b\d{1,2} anos|\bde \d{1,2} y \d{1,2}\b|\b(un|${numberWordPattern}) anos|menor|adolescente|nacio|universidad|facultad`,
    ),
  },
  {
    names: /otro progenitor no cumple|dificultades para cobrar/,
    tells:
      /no (me |nos |le |les )?(pas|pag|aport|deposit|da\b|ayud)|no pasa|dej(o|aron) de (pasar|pagar)|ni un peso|no pone|atras/,
  },
  {
    names: /muri|fallec|causante|muerte|herencia|sucesion/,
    tells: /muri|fallec|muerte|difunt|defuncion|herencia|sucesion/,
  },
  {
    names: /hereder|legitimad|descendiente|ascendiente|parentesco|interesado|interes\b|derecho subordinado|vinculo/,
    tells:
      /\bhij[oa]s?\b|herman|sobrin|niet[oa]|abuel|viud|mi (papa|mama|padre|madre|espos|marido|mujer|tia|tio|viejo|vieja)|hereder|suegr/,
  },
  { names: /testament/, tells: /testament|ante escribano|dejo todo|dejandole/ },
  {
    names: /bienes|inmueble|vivienda|herencia esta indivisa|hogar/,
    tells: /\bcasa\b|departamento|campo|terreno|\bauto\b|cuenta|ahorros|\blote|propiedad|\bbien(es)?\b|local|galpon/,
  },
  {
    names: /varios herederos|mas de un heredero|no se dividio|indivis/,
    tells: new RegExp(`herman|somos (${numberWordPattern}|varios)|coheredero|nunca (hicimos|dividimos|se hizo)`),
  },
  {
    names: /donacion|donad|liberalidad|ingratitud/,
    tells: /\bdon(o|e|aron|ada|ado|acion)\b|regal|puso a nombre|escritur/,
  },
  {
    names: /legitima|menos que su porcion/,
    tells: /sin nada|nos dejo afuera|me dejo afuera|todo a|legitima|desheredad|no nos dejo/,
  },
  { names: /exclusivo|uno usa/, tells: /vive (en|ahi|solo|sola)|usa|ocupa|alquila|no (nos|me) deja/ },
  {
    names: /pais|exterior|extranjer|tratado|ultimo domicilio|residencia habitual|donde viv|primer domicilio/,
    tells:
      /espana|italia|uruguay|chile|brasil|paraguay|bolivia|peru|estados unidos|mexico|alemania|francia|inglaterra|portugal|miami|exterior|extranjer|otro pais|vivia|vivimos|rosario|buenos aires|cordoba|mendoza|montevideo|madrid|barcelona|milan/,
  },
  {
    names: /llevado, retenido|mudanza|viaje/,
    tells: /se (lo|la|los|las) llevo|se llevo|no volvi|retien|se queda|mudar|viaj|llevar/,
  },
  {
    names: /necesidades|medios|recursos|desequilibrio|no puede obtener|empeora|carece|menos posibilidades/,
    tells:
      /no (me |nos )?alcanza|no (consigo|tengo) trabajo|no llego|jubilacion|\bsol[oa]\b|deje (mi|de trabajar|la)|no puedo (pagar|trabajar|mantener)|desocupad|sin trabajo|criar|escuela|remedios|comida|alquiler|geriatrico/,
  },
  {
    names: /posibilidades/,
    tells:
      /\bgana\b|sueldo|en blanco|empresa|negocio|campo|vive (muy )?bien|trabaja (en|de|como)|camioneta|viaja|cobra/,
  },
  {
    names: /por causa adecuada|causa adecuada el/,
    tells: /deje (mi|de|la)|criar|acompan|cuid|ama de casa|negocio de mi/,
  },
  {
    names: /contacto|comunicacion|impide/,
    tells: /no me (deja|dejan|permite)|no (lo|la|los|las) (puedo|pude|veo)|impid|bloque|visitas|ver a (mi|mis)/,
  },
  {
    names: /cuida|bienestar|centro de vida|modalidad/,
    tells: /vive[n]? conmigo|viven con|escuela|colegio|rutina|cuido|me ocupo|los llevo/,
  },
  {
    names: /violencia|razones de genero|riesgo existe|medida hace falta/,
    tells: /\bpeg[oa]|golpe|amenaz|insult|grit|maltrat|empuj|persig|control|miedo/,
  },
  { names: /embaraz/, tells: /embaraz|parto|bebe|ginecolog|ecografi|semanas de/ },
  { names: /ese acto|sin asentimiento/, tells: /vendi|firm|hipotec|escritur|puso en venta/ },
  { names: /deuda era del causante|quien contrajo/, tells: /deuda|debia|credito|prestamo|tarjeta|deudas/ },
];
