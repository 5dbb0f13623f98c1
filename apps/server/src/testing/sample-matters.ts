/** Texts that lawyers might send, and the guides that they belong to. Nobody in them exists. */
export const sampleMatters = {
  dismissal: {
    guide: 'me-despidieron-sin-causa',
    caseType: 'Trabajo – despido sin causa',
    text: 'Trabajé en relación de dependencia en el supermercado La Esquina desde el 4 de marzo de 2019 como cajera. El 12 de agosto de 2026 recibí un telegrama de despido sin que me dijeran el motivo. Mi mejor sueldo fue de $ 950.000. Tengo los recibos de sueldo. No me pagaron la liquidación final.',
  },
  collision: {
    guide: 'choque-de-autos',
    caseType: 'Responsabilidad civil – accidente de tránsito',
    text: 'El 15 de mayo de 2021 circulaba con mi moto por la avenida San Martín cuando un auto dobló sin poner el guiño y me chocó. Sufrí una fractura de tibia y estuve internado en el hospital. Un testigo vio todo desde la parada. Saqué fotos del lugar y de las patentes. El arreglo de la moto cuesta $ 1.800.000. El conductor dice que yo venía rápido.',
  },
  product: {
    guide: 'producto-fallado',
    caseType: 'Consumo – garantía legal',
    text: 'Compré una heladera el 10 de agosto de 2026 en un comercio de electrodomésticos por $ 1.250.000 y al mes dejó de enfriar. El servicio técnico la revisó dos veces y sigue sin funcionar. El local me dice que reclame a la marca. Tengo la factura y la garantía.',
  },
  lease: {
    guide: 'inquilino-no-paga',
    caseType: 'Locación – falta de pago y desalojo',
    text: 'Alquilo un departamento desde enero de 2025 por un contrato de dos años. El inquilino dejó de pagar el alquiler en julio de 2026 y debe tres meses, unos $ 1.500.000. Le mandé una carta documento intimándolo al pago en octubre y no contestó.',
  },
} as const;
export type SampleMatter = keyof typeof sampleMatters;

/** A text on which no guide has ground. */
export const textWithoutMatter =
  'Receta para hacer un bizcochuelo de vainilla con dulce de leche y crema para seis personas.';
