/**
 * Kinds of proof, each as guides ask for it (`asked`) and as people speak of it (`told`). Both patterns read folded words.
 * A story names a proof that a guide asks for where it speaks of one of its kinds without denying it.
 */
interface ProofKind {
  asked: RegExp;
  told: RegExp;
}

const same = (pattern: RegExp): ProofKind => ({ asked: pattern, told: pattern });

const proofKinds: readonly ProofKind[] = [
  same(/\b(fotos?|fotografias?|imagenes)\b/),
  { asked: /\b(videos?|grabacion\w*|camaras?|filmacion\w*)\b/, told: /\b(videos?|grab[eoa]\w*|camaras?|film\w+)\b/ },
  same(/\b(capturas?|pantallazos?)\b/),
  {
    asked: /\btestig\w+/,
    told: /\b(testig\w+|lo vio|la vio|lo vieron|me vieron|vieron todo|vio todo|presencia?ron|puede[n]? (contar|declarar|atestiguar|confirmar)|dejo su (telefono|numero)|vecin\w+ (me|nos) conoce\w*|salir de testigo)\b/,
  },
  { asked: /\b(facturas?|tickets?)\b/, told: /\b(facturas?|tickets?|tiques?|boletas? de compra)\b/ },
  {
    asked: /\b(comprobantes?|pagos?|transferencias?)\b/,
    told: /\b(comprobantes?|transferencias?|constancias? de pago|recibos? de(l)? pago|pagos al dia)\b/,
  },
  {
    asked: /\brecibos?\b(?! de sueldo| de haberes)/,
    told: /\brecibos?\b(?! de sueldo| de haberes)/,
  },
  { asked: /\b(recibos? de (sueldo|haberes)|recibos)\b/, told: /\b(recibos? de (sueldo|haberes)|recibos?)\b/ },
  {
    asked: /\b(mensajes?|correos?|mails?|chats?|audios?)\b/,
    told: /\b(mensajes?|whatsapps?|wasaps?|chats?|mails?|e-mails?|correos?|audios?|sms)\b/,
  },
  {
    asked: /\b(cartas?|telegramas?|intimacion\w*|requerimiento)\b/,
    told: /\b(cartas? documento|telegramas?|carta certificada|intimacion\w*)\b/,
  },
  { asked: /\b(contratos?|convenio|anexos)\b/, told: /\b(contratos?|convenio)\b/ },
  same(/\b(boletos?|pagares?|reconocimiento de deuda)\b/),
  same(/\bhistorias? clinicas?\b/),
  {
    asked:
      /\b(certificados? medicos?|certificados e |estudios|constancias? medicas?|informes? medicos?|recetas?|atencion medica|certificado medico|epicrisis)\b/,
    told: /\b(certificados?(?: del?)? medic\w*|certificado de la (guardia|clinica)|estudios|radiografias?|resonancias?|tomografias?|recetas?|orden medica|orden del (medico|oncologo|especialista)|informes? medicos?|constancia de (la )?(guardia|atencion)|alta medica)\b/,
  },
  {
    asked: /\b(denuncias?|exposicion\w*|actas?|partes?)\b/,
    told: /\b(denuncias?|denuncie|denunciamos|exposicion\w*|actas?|parte policial)\b/,
  },
  same(/\b(presupuestos?)\b/),
  same(/\b(polizas?)\b/),
  {
    asked: /\b(partidas?|acta de (nacimiento|matrimonio|defuncion)|libreta)\b/,
    told: /\b(partidas?|certificado de (nacimiento|matrimonio|defuncion)|acta de (nacimiento|matrimonio|defuncion)|libreta de familia)\b/,
  },
  same(/\b(escrituras?|titulos?|informes? de dominio|dominio)\b/),
  { asked: /\b(extractos?|resumen(es)?)\b/, told: /\b(extractos?|resumen(es)?|movimientos de la cuenta)\b/ },
  {
    asked: /\b(informes?|pericias?|tecnico|profesional|perito)\b/,
    told: /\b(informe|pericia|perito|ingenier\w+|arquitect\w+|dictamen)\b/,
  },
  same(/\b(impuestos|tasas municipales|servicios pagos)\b/),
  same(/\b(sentencias?|resolucion\w*|expedientes?)\b/),
  same(/\b(testamentos?|declaratoria)\b/),
  same(/\b(planos?|mensura)\b/),
  same(/\b(cedulas?|notificacion\w*)\b/),
  { asked: /\bgastos\b/, told: /\b(gastos|tickets|comprobantes de gastos)\b/ },
  {
    asked: /\b(numeros? de (reclamo|gestion|tramite)|reclamos?)\b/,
    told: /\b(numeros? de (reclamo|gestion|tramite)|libro de quejas|reclamos? por escrito)\b/,
  },
  same(/\b(reglamento)\b/),
  same(/\b(autorizacion\w*)\b/),
  same(/\b(avisos?|publicacion\w*|folletos?|publicidad)\b/),
  same(/\b(garantia)\b/),
  same(/\b(pasajes?|entradas?|reservas?)\b/),
  same(/\b(remitos?|orden(es)? de (trabajo|reparacion|service|servicio))\b/),
  same(/\b(patentes?|datos del (seguro|conductor|otro))\b/),
  same(/\binventarios?\b/),
];

/** What denies the proof that is named after it in the same clause. */
const denial =
  /\b(no (?:tengo|tenemos|tenia|hay|habia|guarde|guardamos|conservo|conservamos|saque|sacamos|junte|pedi|me dieron|nos dieron|me entregaron|me hicieron|cuento|quedo|firmamos|firme)|sin|perdi|perdimos|tire|se me perdi\w+|nunca (?:me|nos) (?:dieron|entregaron|hicieron)|ningun[ao]?|ni)\b/;

/** What shows a thing as owned, made or received: a denial before it is over. */
const affirmation = /\b(si tengo|tengo|tenemos|guarde|conservo|saque|hay|cuento con)\b/;

/** Whether folded words name a proof of any kind. */
export function namesProof(folded: string): boolean {
  return proofKinds.some(({ told }) => told.test(folded));
}

/** How folded words of a story speak of a proof that a guide asks for. */
export function speaksOfProof(proof: string, folded: string): 'names' | 'denies' | null {
  let isDenied = false;
  for (const kind of proofKinds) {
    if (!kind.asked.test(proof)) continue;
    const found = kind.told.exec(folded);
    if (found === null) continue;
    if (!isDeniedBefore(folded.slice(0, found.index))) return 'names';
    isDenied = true;
  }
  return isDenied ? 'denies' : null;
}

function isDeniedBefore(before: string): boolean {
  const from = [...before.matchAll(new RegExp(denial, 'g'))].at(-1)?.index ?? -1;
  if (from === -1) return false;
  const words = before.slice(from);
  // "No tengo contrato y tengo fotos": the second verb begins anew; "no tengo" itself holds one.
  return !affirmation.test(words.replace(denial, ''));
}
