import type { DocumentTemplate } from '../template.ts';
import { noticesClause, opening, signed } from './contract-pieces.ts';

const parties = [
  { field: 'vendedor', called: 'la parte vendedora' },
  { field: 'comprador', called: 'la parte compradora' },
];

export const compraventaMueble: DocumentTemplate = {
  headings: 'none',
  pieces: [
    { title: 'CONTRATO DE COMPRAVENTA' },
    opening(parties),
    {
      clause: 'Objeto',
      text: 'La parte vendedora se obliga a transferir a la parte compradora la propiedad de {cosa}, cosa {estado}, identificada así: {identificacion} (artículo 1123 del Código Civil y Comercial).',
      articles: ['ccyc:1123'],
    },
    {
      clause: 'Precio',
      text: 'El precio es de {precio} y se paga de este modo: {formaPago} (artículos 1133 y 1141).',
      articles: ['ccyc:1133', 'ccyc:1141', 'ccyc:1152'],
    },
    {
      clause: 'Entrega',
      text: 'La cosa se entrega el {fechaEntrega} en {lugarEntrega}, con sus accesorios y libre de toda relación de poder y de oposición de tercero (artículos 1140, 1147 y 1148).',
      articles: ['ccyc:1140', 'ccyc:1147', 'ccyc:1148'],
    },
    {
      clause: 'Gastos',
      text: 'Los gastos de la entrega están a cargo {gastosEntrega} (artículo 1138). Los de recibo están a cargo de la parte compradora (artículo 1141).',
      articles: ['ccyc:1138', 'ccyc:1141'],
    },
    {
      clause: 'Inscripción',
      text: 'La parte vendedora pone a disposición los instrumentos que exige la inscripción y presta toda la cooperación necesaria para que la transferencia se concrete (artículo 1137).',
      when: { field: 'registrable', is: 'si' },
      articles: ['ccyc:1137'],
    },
    {
      clause: 'Garantía',
      text: 'La parte vendedora responde por evicción y por vicios ocultos (artículos 1033 y 1034). La parte compradora debe denunciar el defecto oculto dentro de los sesenta días de haberse manifestado (artículo 1054), y la responsabilidad por esos defectos caduca a los seis meses de recibida o puesta en funcionamiento la cosa (artículo 1055).[[ La parte compradora conoce los siguientes defectos, que esa garantía no comprende: {defectos} (artículo 1053).]]',
      articles: ['ccyc:1033', 'ccyc:1034', 'ccyc:1053', 'ccyc:1054', 'ccyc:1055'],
    },
    {
      clause: 'Riesgos',
      text: 'Los riesgos de daño o pérdida de la cosa están a cargo de la parte vendedora hasta que la ponga a disposición (artículo 1151).',
      articles: ['ccyc:1151'],
    },
    noticesClause,
    ...signed({ field: 'vendedor', role: 'Parte vendedora' }, { field: 'comprador', role: 'Parte compradora' }),
  ],
};

export const boletoCompraventa: DocumentTemplate = {
  headings: 'none',
  pieces: [
    { title: 'BOLETO DE COMPRAVENTA DE INMUEBLE' },
    opening(parties),
    {
      clause: 'Objeto',
      text: 'La parte vendedora se obliga a vender, y la parte compradora a comprar, el siguiente inmueble: {inmueble}, inscripto así: {matricula}. Las partes se obligan a otorgar la escritura pública (artículos 1017, inciso a, y 1018 del Código Civil y Comercial).',
      articles: ['ccyc:1017', 'ccyc:1018'],
    },
    {
      clause: 'Título',
      text: 'La parte vendedora es titular registral del inmueble.',
      when: { field: 'titular', is: 'si' },
      articles: ['ccyc:1170'],
    },
    {
      clause: 'Título',
      text: 'La parte vendedora no es titular registral. Su derecho proviene de: {antecedente}. La parte compradora se subroga en su posición jurídica (artículo 1170, inciso a).',
      when: { field: 'titular', is: 'no' },
      articles: ['ccyc:1170'],
    },
    { clause: 'Estado de gravámenes', text: 'El inmueble se vende en el siguiente estado: {gravamenes}.' },
    {
      clause: 'Precio',
      text: 'El precio total es de {precio}. En este acto se pagan {pagado}, de los que este boleto es recibo. El saldo se paga de este modo: {saldo}.',
      articles: ['ccyc:1141', 'ccyc:1170', 'ccyc:1171'],
    },
    {
      clause: 'Carácter de lo pagado',
      text: 'Lo pagado se entrega como parte del precio y confirma la operación: ninguna de las partes se reserva la facultad de arrepentirse (artículo 1059).',
      when: { field: 'arrepentimiento', is: 'confirma' },
      articles: ['ccyc:1059'],
    },
    {
      clause: 'Carácter de lo pagado',
      text: 'Lo pagado es seña, y las partes convienen la facultad de arrepentirse: si lo hace quien la entregó, la pierde; si lo hace quien la recibió, la restituye doblada (artículo 1059). Si el contrato se cumple, se tiene como parte del precio (artículo 1060).',
      when: { field: 'arrepentimiento', is: 'sena' },
      articles: ['ccyc:1059', 'ccyc:1060'],
    },
    {
      clause: 'Posesión',
      text: 'La posesión se entrega en este acto.',
      when: { field: 'posesion', is: 'ahora' },
      articles: ['ccyc:1170'],
    },
    {
      clause: 'Posesión',
      text: 'La posesión se entrega en el acto de la escritura (artículo 1139).',
      when: { field: 'posesion', is: 'escritura' },
      articles: ['ccyc:1139'],
    },
    {
      clause: 'Escritura',
      text: 'La escritura se otorga hasta el {fechaEscritura} ante {escribano}. Si una de las partes se niega a otorgarla, la otra puede pedir que lo haga el juez en su representación, con las contraprestaciones cumplidas o asegurado su cumplimiento (artículo 1018).',
      articles: ['ccyc:1018'],
    },
    {
      clause: 'Gastos',
      text: 'Están a cargo de la parte vendedora los gastos de los instrumentos, del estudio del título y sus antecedentes y los tributos que gravan la venta (artículo 1138). Están a cargo de la parte compradora los de recibo, incluidos los del testimonio de la escritura, y los posteriores a la venta (artículo 1141).',
      articles: ['ccyc:1138', 'ccyc:1141'],
    },
    {
      clause: 'Asentimiento conyugal',
      text: '{conyuge}, presta su asentimiento para este acto y para la escritura (artículos 456 y 470).',
      when: { field: 'conyuge' },
      articles: ['ccyc:456', 'ccyc:470'],
    },
    {
      clause: 'Pena por incumplimiento',
      text: 'La parte que no cumpla en el tiempo convenido debe la siguiente pena: {multa} (artículos 790 y 792).',
      when: { field: 'multa' },
      articles: ['ccyc:790', 'ccyc:792'],
    },
    noticesClause,
    ...signed(
      { field: 'vendedor', role: 'Parte vendedora' },
      { field: 'comprador', role: 'Parte compradora' },
      { field: 'conyuge', role: 'Cónyuge que presta asentimiento', when: { field: 'conyuge' } },
    ),
  ],
};
