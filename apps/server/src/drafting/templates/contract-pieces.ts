import type { TemplatePiece } from '../template.ts';

/** Place, date and parties of a contract. @param parties the fields of both, with the name that the contract gives them. */
export function opening(parties: readonly { field: string; called: string }[]): TemplatePiece {
  const named = parties.map(({ field, called }) => `{${field}}, en adelante «${called}»`).join('; y ');
  return {
    text: `En {lugarFirma}, el {fechaFirma}, entre ${named}, se celebra este contrato, sujeto a las siguientes cláusulas:`,
  };
}

/** Where notices go and who judges. */
export const noticesClause: TemplatePiece = {
  clause: 'Domicilios y notificaciones',
  text: 'Para el ejercicio de los derechos y obligaciones que nacen de este instrumento, las partes constituyen domicilio especial en los indicados al comienzo, donde serán válidas las comunicaciones que se cursen (artículo 75 del Código Civil y Comercial).[[ Se someten a {jurisdiccion}.]]',
  articles: ['ccyc:75'],
};

/** The parties sign. */
export function signed(...people: { field: string; role: string; when?: { field: string } }[]): TemplatePiece[] {
  return [{ text: 'Leído y de conformidad, se firman tantos ejemplares como partes.' }, { signatures: people }];
}

/** A guarantor who answers with the debtor. @param debt what is guaranteed. @param creditor to whom. */
export function guaranteeClause(debt: string, creditor: string, more = ''): TemplatePiece {
  return {
    clause: 'Fianza',
    text: `{fiador}, se constituye en fiador/a solidario/a de ${debt} frente a ${creditor}, con renuncia a los beneficios de excusión y de división (artículos 1574, 1579, 1584, 1589 y 1590 del Código Civil y Comercial).${more}`,
    when: { field: 'fiador' },
    articles: ['ccyc:1574', 'ccyc:1579', 'ccyc:1584', 'ccyc:1589', 'ccyc:1590', ...(more ? ['ccyc:1225'] : [])],
  };
}
