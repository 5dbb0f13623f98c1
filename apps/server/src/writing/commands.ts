import type { TransformationCommand } from '@foja/contracts/transformation-rules';

/** What each quick command asks of a language model. */
export const commandInstructions: Record<TransformationCommand, string> = {
  formal:
    'Pasá cada oración a un registro formal: trato de usted, sin coloquialismos, muletillas, exclamaciones ni abreviaturas de mensajes.',
  academic:
    'Pasá cada oración a un registro académico: impersonal, con conectores precisos y afirmaciones tan matizadas como permita lo que dicen.',
  legal:
    'Pasá cada oración a lenguaje jurídico argentino de escritos judiciales: términos técnicos del mismo significado, fórmulas forenses donde la oración dice lo mismo, importes y plazos en letras y números.',
  concise:
    'Acortá cada oración: sin relleno, giros largos ni redundancias; una oración demasiado larga puede dividirse en varias.',
};
