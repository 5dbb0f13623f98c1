import type { EvidenceSigns } from './choose-by-evidence.ts';

/** What speaks for a sentence as the one that tells how the price moves, or against it, in any words. */
export const adjustmentSigns: EvidenceSigns = {
  said: {
    percent: /_percent_/,
    amount: /_amount_/,
    index:
      /\b(?:ipc|icl|cer|uva|uvas|ripte|ipim|cac|indices?|inflacion|indec|paritari\w+|coeficiente|escalas?|convenio colectivo|casa propia)\b/,
    adjusts:
      /\b(?:ajust\w+|actualiz\w+|reajust\w+|index\w+|recalcul\w+|redetermin\w+|readecu\w+|adecu\w+|corrig\w+|correg\w+)\b/,
    rises: /\b(?:increment\w+|aument\w+|sub(?:e|en|ir|ira|iran)|elev\w+|escalon\w+|crec\w+)\b/,
    changes: /\b(?:vari(?:a|an|ar|ara|aran|acion|aciones)|modific\w+|cambi\w+|revis\w+|renegoci\w+|nuev[ao]s?)\b/,
    price:
      /\b(?:precio|canon|alquiler|arriendo|capital|retribuci|contrapresta|honorario|monto|comision|remunerac|sueldo|salario|haber|tarifa|abono|regalia|valor|importe|suma|arancel|mensualidad|cuota)\w*|\blistas?\b|\bsaldo\b/,
    every:
      /\bcada (?:_months_|_days_|\w+ mes\w*|mes\w*|ano|trimestre|semestre|cuatrimestre|bimestre)\b|\b(?:mensual|bimestral|trimestral|cuatrimestral|semestral|anual)(?:mente|es)?\b/,
    steps: /\b(?:a partir del|desde el|en el) (?:\w+ ){0,2}(?:mes|ano|semestre|trimestre)\b/,
    mayMove:
      /\b(?:podra|podran|puede|pueden|podremos)\b.{0,40}\b(?:subir|aument\w+|modific\w+|cambi\w+|vari\w+|fij\w+|elev\w+|revis\w+|actualiz\w+|ajust\w+)/,
    fixed:
      /\b(?:no|ni|sin|tampoco) (?:se |sera |seran |tendra |lleva |hay |habra |admite |sufr\w+ )?(?:\w+ )?(?:ajust\w+|actualiz\w+|index\w+|reajust\w+|aument\w+|increment\w+|vari\w+|modific\w+)|\b(?:fij[ao]s?|invariable|inamovible|cerrad[ao])\b/,
    late: /\b(?:mora|moratori\w+|atras\w+|demora\w*|multa|pena\w*|punitori\w+|incumpl\w+|recargo|intereses?)\b/,
    security: /\b(?:garanti\w+|deposito|fianza|caucion|seguro|poliza)\b/,
    no: /\b(?:no|ni|sin)\b/,
    if: /^\W*si\b/,
    work: /\b(?:obra|trabajos|proyecto|jornada|horario|superficie|manual|planos?|programa|inmueble|plazo)\b/,
  },
  heading: {
    price:
      /\b(?:ajuste|actualizacion|reajuste|revision|precio|canon|alquiler|honorarios|pago|remuneracion|sueldo|retribucion|abono|tarifas?|redeterminacion)\b/,
    other:
      /\b(?:mora|penal\w*|multa|garantia\w*|deposito|fianza|plazo|rescision|seguro\w*|objeto|entrega|jurisdiccion|obligaciones|confidencial\w*)\b/,
  },
  ofKind: {},
};
