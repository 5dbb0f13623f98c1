import type { CalculatorSlug } from '@foja/contracts/calculator-names';
import { deadlineRequestSchema, limitationRequestSchema } from '@foja/contracts/calculators';
import { feesRequestSchema } from '@foja/contracts/calculators/fees';
import { inheritanceRequestSchema } from '@foja/contracts/calculators/inheritance';
import { interestRequestSchema } from '@foja/contracts/calculators/interest';
import {
  labourTerminationRequestSchema,
  overtimeRequestSchema,
  sacRequestSchema,
  sickPayRequestSchema,
  vacationsRequestSchema,
} from '@foja/contracts/calculators/labour';
import { rentExitRequestSchema } from '@foja/contracts/calculators/rent-exit';
import type { z } from 'zod';

/** What each calculator takes: a record tells what was read by it, and nothing else that was sent. */
export const calculationRequests: Record<CalculatorSlug, z.ZodType<object>> = {
  vencimientos: deadlineRequestSchema,
  prescripcion: limitationRequestSchema,
  liquidacion: labourTerminationRequestSchema,
  vacaciones: vacationsRequestSchema,
  aguinaldo: sacRequestSchema,
  'horas-extra': overtimeRequestSchema,
  'licencia-por-enfermedad': sickPayRequestSchema,
  herencia: inheritanceRequestSchema,
  'dejar-el-alquiler': rentExitRequestSchema,
  honorarios: feesRequestSchema,
  intereses: interestRequestSchema,
};
