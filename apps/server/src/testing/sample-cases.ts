/** Cases as people tell them on 20 November 2026, and what the project's own guides make of them. */
export const sampleCases = [
  {
    area: 'civil: a collision',
    caseType: 'Responsabilidad civil – accidente de tránsito',
    article: 'ccyc:2561',
    limitation: 'running',
    story:
      'El 14 de agosto de 2025 iba en moto por la avenida y un auto dobló sin poner el giro y me chocó. Terminé con la pierna quebrada y dos meses sin trabajar. El conductor me pasó los datos del seguro. Tengo la historia clínica y fotos de cómo quedó la moto. Quiero que me paguen los gastos.',
  },
  {
    area: 'consumer: a product that fails',
    caseType: 'Consumo – producto fallado y reparación defectuosa',
    article: 'ldc:11',
    limitation: 'running',
    story:
      'Compré una heladera nueva hace cuatro meses en una casa de electrodomésticos y a los dos meses dejó de enfriar. El service vino dos veces y sigue igual. Me dicen que tengo que esperar y no me la cambian. Tengo la factura y los mensajes con el local.',
  },
  {
    area: 'succession: the first steps',
    caseType: 'Sucesiones – inicio del trámite',
    article: 'ccyc:2288',
    limitation: 'running',
    story:
      'Mi papá falleció en junio de este año y dejó una casa y un auto a su nombre. Somos tres hermanos y mi mamá vive. Nunca hicimos la sucesión y ahora queremos vender el auto y nos dicen que no se puede. Tenemos la partida de defunción y la escritura de la casa.',
  },
  {
    area: 'labour: a dismissal without cause',
    caseType: 'Trabajo – despido',
    article: 'lct:256',
    limitation: 'running',
    story:
      'Trabajé nueve años en una fábrica de plásticos como operario, todo en blanco. El mes pasado me llegó un telegrama de despido que decía que prescindían de mis servicios, sin explicar por qué. Me depositaron mucho menos de la indemnización que corresponde. Tengo los recibos de sueldo.',
  },
  {
    area: 'private international law: a child kept abroad',
    caseType: 'Internacional privado – restitución de niños',
    article: null,
    limitation: null,
    story:
      'Mi ex se llevó a nuestro hijo de seis años a España en julio, con un permiso de vacaciones por veinte días, y no volvió. El nene vivía conmigo en Rosario e iba a la escuela acá. Me dice que se queda allá. Tengo la autorización de viaje y los mensajes donde me lo dice.',
  },
] as const;
