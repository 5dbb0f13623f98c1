import { numberWordPattern } from '@foja/legal-text/number-vocabulary';
import type { Cue } from './cue.ts';

/** Purchases, services, leases, loans, insurance, land and buildings. */
export const cuesOfContracts: readonly Cue[] = [
  {
    names: /consumidor|destinatario final|usuario/,
    tells:
      /compr|contrat|pague|pagamos|pago|cliente|abon|suscri|tarjeta|cuota|para mi casa|para casa|uso personal|factura|servicio/,
    denies: /para revender|para mi (negocio|comercio|empresa|local)|para la empresa/,
  },
  { names: /compra|compro\b/, tells: /\bcompr/ },
  {
    names: /contratast|contrato|se contrato|se encargo|se acordo|se pacto|servicio/,
    tells:
      /contrat|acord|arreglamos|habiamos arreglado|quedamos en|encarg|presupuesto|convenio|alquil|reserv|abon|instal|prepaga|cable|internet|telefono|gas|luz/,
  },
  {
    names: /firm[oa]|por escrito|boleto|pacto es escrito|documento/,
    tells: /firm[eéoa]|boleto|pagare|por escrito|escritura|contrato (escrito|firmado)|\bpapel firmado/,
    denies:
      /\b(no|nunca|sin) (\w+ )?(firm\w+|hicimos (ningun )?(papel|contrato)|hay (ningun )?(papel|contrato))|de palabra|sin (papeles|contrato|papel)/,
  },
  {
    names: /distancia|fuera del local/,
    tells:
      /internet|online|pagina|\bweb\b|\bapp\b|aplicacion|mercado ?libre|por telefono|whatsapp|instagram|a domicilio/,
  },
  {
    names:
      /no cumpl|no pago|incumpl|se deben|se debe |deuda|pago no se hizo|insuficiente|no cumplio|cancelo|exigible|se arrepintio|obligacion/,
    tells:
      /\bno (me |nos |le |les |se |lo |la )?(pag|deposit|devolv|devuelv|cumpl|entreg|pasa|aport|contest|respond|hac|hizo|arregl|quier|repar|rind|vino|aparec)|\bdebe[n]?\b|adeud|atras|impag|dej(o|aron) de (pagar|pasar|depositar)|nunca (me |nos )?(pag|devolv|entreg|cumpl|vin|aparec)|se niega|incumpl|me bloqueo|cancel|falta(n)? |excusa|semana que viene/,
    fromReports: true,
  },
  { names: /alquil|locador|inquilin|locacion/, tells: /alquil|inquilin|locador|locatari/ },
  {
    names: /restituy|contrato termino|alquiler termino|se devolvio/,
    tells: /entregue (el|la|las|los)|devolvi (el|la|las)|me fui|nos fuimos|termin|venci|llaves|desocup|mudamos|mude/,
  },
  { names: /deposito|sena/, tells: /deposito|mes de garantia|\bsena\b|reserva|anticipo/ },
  {
    names: /estado se entrego|hay que reparar|por que se rompio/,
    tells:
      /pintad|limpi|impecable|roto|rompi|humedad|como estaba|de antes|arregl|repar|calefon|cano|techo|caldera|inundo/,
  },
  {
    names: /pag[oó]|cuanto|precio|dinero|monto|valor|importe|presto|costo|cuotas|alquiler falta/,
    tells:
      /\$|\bpesos\b|dolares|\busd\b|\d[\d.]* ?(mil|millones|pesos|lucas)|\bmil\b|millon|transfer|pague|pagamos|anticipo|cuota|efectivo|precio|deposit|prest[eo]|presupuesto/,
    denies: /\bno (pague|pagamos) nada\b/,
  },
  { names: /para ser devuelto|en prestamo/, tells: /prest[eoa]|devolver|devuelv|devolv|prestamo|prestad/ },
  {
    names:
      /\b(se (le )?reclamo|el reclamo|cuestion\w+|pidio|pidieron|pediste|pidieron|intimo|requer\w+|aviso|avisaste|denuncio|denuncia|notifico|notificaste|notificacion\w*|comunico|se opuso|oposicion|intimacion)\b/,
    tells:
      /reclam|intim|carta documento|telegrama|avis[eéoa]|denunci|\bpedi\b|pedimos|\bllame|llamamos|escrib|mande|mandamos|le dije|les dije|exigi|queja|\bnota\b|notific|\bmail|numero(s)? de reclamo|defensa del consumidor|inici/,
    denies:
      /\b(no|nunca|todavia no|aun no|ni) (le |les |lo |la |me |nos |se )?(avise|avisamos|reclame|reclamamos|denuncie|denunciamos|intime|intimamos|hice (la |ninguna |el |nada)\w*|hicimos (la |ninguna |el )\w+|mande|mandamos|comunique|dije|dijimos)\b|sin (avisar|reclamar|denunciar)/,
  },
  {
    names: /rechazo|nego|negativa|demora|silencio|callo|no la tramita|exige otro|respuesta|se nego|impide|que contesto/,
    tells:
      /rechaz|\bneg(o|aron|ativa)|no (me |nos |la |lo |le |te )*(cubr|quier|dan\b|da\b|contest|respond|dej|reconoc|acept|autoriz)|se niega|ningunea|dice[n]? que|dijo que|dijeron que|me dicen|demor|me tienen|deneg|ignora|esquiv|bloque|vuelt|peloteo|se corta|ofrecen/,
    fromReports: true,
  },
  { names: /baja|revoc|arrepent/, tells: /\bbaja\b|cancelar|devolver|arrepent|revoc/ },
  {
    names: /plazo de caducidad|dentro del plazo|a tiempo|dentro de los/,
    tells:
      /hace \w+ (dias|semanas)|la semana pasada|ayer|anteayer|enseguida|al otro dia|al dia siguiente|en el momento/,
  },
  {
    names: /operacion|cargo|debito|resumen|emisor|credito/,
    tells: /tarjeta|resumen|debit|\bcargo|consumo|no hice|no reconozco|no compr|home banking|credito|cuenta/,
  },
  {
    names: /ofreci|publicit|oferta|induj|prometid/,
    tells: /ofrec|public|promet|anunci|\bdecia|oferta|promoci|descuento|folleto|pagina/,
  },
  {
    names: /obra|trabajo se hizo|reparacion|deficiencias/,
    tells:
      /obra|albanil|contratist|constru|arregl|refacci|pintor|plomer|electricist|gasist|taller|mecanic|entregue|\bhice\b|piso|techo|bano|cocina/,
  },
  {
    names: /garantia (estaba )?vigente|aparecio/,
    tells:
      /hace \w+ (dias|semanas|mes)|a l[oa]s \w+ (dias|semanas|mes)|al mes|al poco tiempo|enseguida|nuev[oa]|garantia/,
  },
  {
    names: /no se podia ver|ya existia/,
    tells:
      /tap(ad|aron)|emparch|oculta|no se (veia|notaba)|disimul|pintad[oa] por arriba|de antes|impecable|no me (dijo|aviso)|escond/,
  },
  {
    names: /seguro|poliza|siniestro|asegurad|que cuotas/,
    tells: /segur[oa]|poliza|compania|siniestro|prima|cobertura|cuota|al dia/,
  },
  { names: /siniestro|ocurrio el/, tells: /\brob|choc|incendi|granizo|inund|muri|fallec|accident|hurt/ },
  {
    names: /prepaga|medicina|prestacion se pidio|quien la indico/,
    tells: /prepaga|obra social|afiliad|cuota|plan|medic|tratamiento|oncolog|indic|orden|cirugia|cobertura/,
  },
  {
    names: /propiedad horizontal|edificio|expensas|administrador|reglamento|asamblea|mayoria|partes comunes/,
    tells:
      /consorcio|expensas|administra|edificio|asamblea|departamento|copropietari|palier|terraza|reglamento|votaron|convoc/,
  },
  {
    names: /condominio|indivis|en que proporcion|uso hace/,
    tells: new RegExp(
      `mitad|copropiet|condomin|a nombre de (los|las|ambos)|herman|somos (${numberWordPattern}|varios)|partes|usa el|vive en`,
    ),
  },
  {
    names: /clausula|contrato por adhesion|que dice el contrato/,
    tells: /clausula|contrato|letra chica|condiciones|firmar|dice que/,
  },
  { names: /garante|fianza|fiador/, tells: /garante|garantia|fiador|fianza/ },
  {
    names: /engano|error|amenaza|aprovecham|dolo|determino la firma/,
    tells:
      /engan|menti|estaf|hicieron firmar|hizo firmar|no (sabia|lei|entend)|presion|amenaz|apur|aprovech|truch|sin leer|confi/,
  },
  {
    names: /intereses|moneda|capitalizacion|ajuste/,
    tells: /interes|dolar|ajuste|indice|actualiz|tasa|inflacion|por ciento|%|punitori/,
  },
  {
    names: /conducta fue|vergonzante|que hicieron: llamados/,
    tells: /llaman|llamad|mensaje|amenaz|vecin|trabajo|insult|escrach|a toda hora|madrugada|familia/,
  },
  {
    names: /apoderado|poder o encargo|que dinero recibio/,
    tells: /poder|apoderad|encarg|cobr|vendi|administr|represent/,
  },
];
