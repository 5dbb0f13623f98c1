import type { LegalType } from './legal-types.ts';

export interface LegalText {
  title: string;
  /** ISO day of the last change of the text. */
  updatedOn: string;
  /** One sentence on what it is. */
  summary: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** What this product promises and asks, in its own words. `{email}` is the installation's contact address. */
export const legalTexts: Record<LegalType, LegalText> = {
  privacy: {
    title: 'Política de privacidad',
    updatedOn: '2026-11-27',
    summary: 'Qué datos trata esta instalación de Foja, para qué, y cómo ejercer los derechos de la Ley 25.326.',
    sections: [
      {
        heading: 'Quién responde',
        paragraphs: ['Responde por los datos quien administra esta instalación de Foja. Se le escribe a {email}.'],
      },
      {
        heading: 'Qué datos se guardan y para qué',
        paragraphs: [
          'De la cuenta: nombre, apellido, email, una huella cifrada de la contraseña, plan, fechas de alta y de último ingreso, y las sesiones abiertas con el tipo de navegador; con la verificación en dos pasos, su clave cifrada y huellas de los códigos de recuperación. Al ingresar queda en el navegador una marca (una cookie), de la que se guarda una huella, para avisarte de un ingreso en un dispositivo nuevo. Sirven para ingresar, aplicar el plan y proteger la cuenta. El nombre, el email y la contraseña son necesarios para registrarse; sin ellos no hay cuenta.',
          'Del uso: cuántas consultas se hicieron por día, cuántas veces se usó cada herramienta, y de cada respuesta la materia, el resultado y las fuentes citadas. No se guarda el texto de las preguntas ni el de las respuestas, salvo el de lo que vos mismo guardes en una causa o compartas en una opinión.',
          'De lo que se guarda a propósito, cifrado: los documentos de la bóveda, los documentos del editor con sus versiones, los modelos y cláusulas propios, las causas con sus partes, notas, comentarios y las consultas, los resultados y los cálculos que se guardan en ellas con los nombres reales, las entradas de la agenda y los seguimientos del Boletín Oficial. Sirven para mostrárselos a quien los guardó y a quien tenga acceso a la causa, y se conservan hasta que se eliminan.',
          'De las causas y la agenda, además, sin cifrar: el fuero, el estado, las fechas y horas de los vencimientos, y quién hizo qué y cuándo. De los escritos y las causas, una huella con clave de las normas que citan, para avisar cuando cambian, y las novedades avisadas.',
          'Del estudio: su nombre, quién lo integra y con qué función, las causas compartidas y las invitaciones pendientes.',
          'De las claves de API: su nombre, sus permisos, su vencimiento, una huella de la clave, y un registro de qué función se llamó con ella, cuándo y cómo terminó, sin lo que se envió ni lo que se respondió.',
          'De las constancias de verificación: huellas de su código, de su contenido y del archivo, las fechas, y las fuentes y versiones en que se apoya. No se guarda la pregunta ni la respuesta ni quién la pidió.',
          'De las opiniones sobre una respuesta: si fue útil, el comentario que se escriba, y la pregunta solo cuando su autor acepta compartirla.',
          'De la seguridad: un registro de hechos como ingresos, cambios de contraseña y documentos subidos o borrados, que nombra las cuentas y los documentos por un identificador interno.',
          'De quien consulta como invitado: una huella irreversible del navegador y de la dirección de red, para aplicar el cupo diario.',
        ],
      },
      {
        heading: 'Qué queda en el navegador',
        paragraphs: [
          'Las conversaciones, los borradores y la equivalencia entre los datos reales y sus reemplazos quedan en el navegador de cada persona. Quien usa una computadora compartida debería borrarlos al terminar.',
        ],
      },
      {
        heading: 'Anonimización y modelos de lenguaje',
        paragraphs: [
          'Antes de buscar la respuesta, los nombres, documentos, domicilios y otros datos de la consulta se reemplazan por marcas como [PERSONA_1], según la configuración de anonimización. El reemplazo es automático y puede omitir algún dato: conviene revisar lo que se envía con la vista previa de la consulta.',
          'Si la instalación usa un modelo de lenguaje externo, recibe la consulta ya anonimizada y los textos legales encontrados.',
        ],
      },
      {
        heading: 'A quién se comunican',
        paragraphs: [
          'Los datos de la cuenta no se venden ni se ceden. Se comunican solo a quienes prestan un servicio a la instalación y en lo necesario: el envío de correos y, si se paga un plan, el procesador de pagos.',
          'Una causa que se comparte con un estudio la leen los integrantes que se hayan elegido, y el cliente que se invite lee solo lo que se marque como visible para él.',
        ],
      },
      {
        heading: 'Tus derechos',
        paragraphs: [
          'La Ley 25.326 reconoce los derechos de acceso (arts. 14 y 15) y de rectificación, actualización y supresión (art. 16). Desde el perfil se pueden corregir el nombre y el apellido, descargar los datos de la cuenta y eliminarla. También se puede escribir a {email}.',
          'El responsable debe dar la información pedida dentro de los diez días corridos de haber sido intimado fehacientemente, y rectificar, actualizar o suprimir dentro de los cinco días hábiles de recibido el reclamo.',
          'Al eliminar la cuenta se borran los datos personales y lo guardado en ella: bóveda, editor, modelos, agenda, seguimientos, claves y causas propias. Las causas de un estudio en el que trabajan otras personas pasan a un titular, con lo que se escribió en ellas. Quedan los recuentos de uso y el registro de hechos, que ya no permiten saber de quién eran.',
        ],
      },
      {
        heading: 'Seguridad',
        paragraphs: [
          'Las contraseñas se guardan con argon2id, los enlaces y credenciales de sesión como huellas, y los correos en espera cifrados. Una sesión cerrada deja de servir en el acto.',
        ],
      },
    ],
  },
  terms: {
    title: 'Términos y condiciones',
    updatedOn: '2026-11-20',
    summary: 'Las reglas de uso de esta instalación de Foja.',
    sections: [
      {
        heading: 'Qué es Foja',
        paragraphs: [
          'Foja busca en normas y fallos argentinos y compone respuestas que muestran la fuente en que se apoyan. Es una herramienta de información: no es un estudio jurídico y usarla no crea una relación de abogado y cliente.',
        ],
      },
      {
        heading: 'La cuenta',
        paragraphs: [
          'Para registrarse hay que dar datos verdaderos y cuidar la contraseña. Lo que se hace con la cuenta se atribuye a su titular, salvo que haya avisado de un uso ajeno.',
          'La administración puede bloquear una cuenta que se use para dañar el servicio, eludir los límites o perjudicar a otras personas. El bloqueo se puede reclamar en {email}.',
        ],
      },
      {
        heading: 'Usos, planes y pagos',
        paragraphs: [
          'Cada plan incluye la cantidad de usos que se muestra en la pantalla de uso. Una consulta que falla por un problema del servicio no se descuenta.',
          'La prueba de Premium dura siete días, se puede iniciar una sola vez por cuenta y termina sola, sin cargo.',
          'Donde se cobra un plan, el pago se hace por Mercado Pago y la suscripción se puede cancelar en cualquier momento desde la pantalla de planes.',
          'Nada de lo que dicen estos términos limita los derechos que la Ley 24.240 da a los consumidores, entre ellos el de revocar la aceptación de un servicio contratado a distancia dentro de los diez días corridos (art. 34).',
        ],
      },
      {
        heading: 'Uso responsable',
        paragraphs: [
          'Quien carga datos de otras personas debe tener derecho a hacerlo. No se puede usar Foja para acosar, discriminar o cometer un delito, ni intentar acceder a datos ajenos.',
          'Antes de presentar un escrito o tomar una decisión hay que leer la fuente citada y verificar que siga vigente.',
        ],
      },
      {
        heading: 'Contenidos',
        paragraphs: [
          'Los resúmenes editoriales de Foja se publican con licencia CC BY 4.0. El texto oficial de normas y fallos se muestra con su origen y un enlace a la publicación oficial, que es la que vale.',
        ],
      },
      {
        heading: 'Cambios',
        paragraphs: ['Estos términos pueden cambiar. La fecha de la última actualización figura al comienzo.'],
      },
    ],
  },
  disclaimer: {
    title: 'Aviso legal',
    updatedOn: '2026-11-20',
    summary: 'Hasta dónde llega una respuesta de Foja.',
    sections: [
      {
        heading: 'Información orientativa',
        paragraphs: [
          'Información orientativa. No reemplaza el consejo de un abogado.',
          'Una respuesta se arma con lo que la persona escribió. Un hecho que falta, una prueba o un plazo que ya corrió pueden cambiar el resultado. Ante una notificación judicial, una detención, una situación de violencia o un plazo por vencer hay que consultar a un profesional sin demora.',
        ],
      },
      {
        heading: 'Fuentes y actualización',
        paragraphs: [
          'Cada respuesta indica los artículos y fallos en que se apoya y permite abrirlos. El texto importado puede no incluir la última reforma: la versión que vale es la publicada en el Boletín Oficial.',
          'Los textos rotulados «Resumen editorial de Foja» están escritos por este proyecto y se comparan con el texto oficial en la fecha que indican. No son la norma ni el fallo.',
        ],
      },
      {
        heading: 'Modelos de lenguaje',
        paragraphs: [
          'Si responde un modelo de lenguaje, sus citas se verifican una por una. La que no existe o no estaba entre las fuentes encontradas se muestra tachada como «cita no verificada». La verificación alcanza a las citas, no a todo lo que el texto afirma.',
        ],
      },
      {
        heading: 'Evaluación de caso',
        paragraphs: [
          'La probabilidad que muestra una evaluación es una estimación a partir de lo contado. No anticipa lo que va a decidir un juez.',
        ],
      },
    ],
  },
};
