import type { Evidence } from './choose-by-evidence.ts';

/** What tells how the price moves, in any words, and how much. */
export const adjustmentEvidence: Evidence = {
  none: 6.6,
  said: [
    [/_percent_/, -0.3],
    [/_amount_/, -0.7],
    [
      /\b(?:ipc|icl|cer|uva|uvas|ripte|ipim|cac|indices?|inflacion|indec|paritari\w+|coeficiente|escalas?|convenio colectivo|casa propia)\b/,
      4.2,
    ],
    [
      /\b(?:ajust\w+|actualiz\w+|reajust\w+|index\w+|recalcul\w+|redetermin\w+|readecu\w+|adecu\w+|corrig\w+|correg\w+)\b/,
      2.1,
    ],
    [/\b(?:increment\w+|aument\w+|sub(?:e|en|ir|ira|iran)|elev\w+|escalon\w+|crec\w+)\b/, 4.7],
    [/\b(?:vari(?:a|an|ar|ara|aran|acion|aciones)|modific\w+|cambi\w+|revis\w+|renegoci\w+|nuev[ao]s?)\b/, 2.6],
    [
      /\b(?:precio|canon|alquiler|arriendo|capital|retribuci|contrapresta|honorario|monto|comision|remunerac|sueldo|salario|haber|tarifa|abono|regalia|valor|importe|suma|arancel|mensualidad|cuota)\w*|\blistas?\b|\bsaldo\b/,
      1.6,
    ],
    [
      /\bcada (?:_months_|_days_|\w+ mes\w*|mes\w*|ano|trimestre|semestre|cuatrimestre|bimestre)\b|\b(?:mensual|bimestral|trimestral|cuatrimestral|semestral|anual)(?:mente|es)?\b/,
      1.5,
    ],
    [/\b(?:a partir del|desde el|en el) (?:\w+ ){0,2}(?:mes|ano|semestre|trimestre)\b/, -1.4],
    [
      /\b(?:podra|podran|puede|pueden|podremos)\b.{0,40}\b(?:subir|aument\w+|modific\w+|cambi\w+|vari\w+|fij\w+|elev\w+|revis\w+|actualiz\w+|ajust\w+)/,
      0.7,
    ],
    [
      /\b(?:no|ni|sin|tampoco) (?:se |sera |seran |tendra |lleva |hay |habra |admite |sufr\w+ )?(?:\w+ )?(?:ajust\w+|actualiz\w+|index\w+|reajust\w+|aument\w+|increment\w+|vari\w+|modific\w+)|\b(?:fij[ao]s?|invariable|inamovible|cerrad[ao])\b/,
      -1.3,
    ],
    [/\b(?:mora|moratori\w+|atras\w+|demora\w*|multa|pena\w*|punitori\w+|incumpl\w+|recargo|intereses?)\b/, -1.5],
    [/\b(?:garanti\w+|deposito|fianza|caucion|seguro|poliza)\b/, -0.6],
    [/\b(?:no|ni|sin)\b/, -0.7],
    [/^\W*si\b/, -0.7],
    [/\b(?:obra|trabajos|proyecto|jornada|horario|superficie|manual|planos?|programa|inmueble|plazo)\b/, -1.7],
  ],
  heading: [
    [
      /\b(?:ajuste|actualizacion|reajuste|revision|precio|canon|alquiler|honorarios|pago|remuneracion|sueldo|retribucion|abono|tarifas?|redeterminacion)\b/,
      1.2,
    ],
    [
      /\b(?:mora|penal\w*|multa|garantia\w*|deposito|fianza|plazo|rescision|seguro\w*|objeto|entrega|jurisdiccion|obligaciones|confidencial\w*)\b/,
      -0.8,
    ],
  ],
  ofKind: [],
  first: { days: 0.3, date: -0.4, percent: 0.3, months: 0.7, instalments: -0.5 },
  length: { short: -0.5, long: -0.6, mid: 0.9, brief: 0.2 },
};
