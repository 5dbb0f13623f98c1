/** Messages that server and screens share (specification 8). */
export const messages = {
  sessionOfLocked: 'Tu cuenta está bloqueada. Escribinos para reactivarla.',
  guestLimitReached: 'Ha alcanzado el límite de consultas. Por favor, regístrese para continuar usando Foja.',
  usageExhausted: 'Has alcanzado el límite de usos totales. Upgrade tu plan para más consultas.',
  poolExhausted: 'Tu estudio usó todos los usos de este mes. Se renuevan el primer día del mes que viene.',
  serviceUnavailable: 'El servicio está temporalmente no disponible. Por favor, inténtelo más tarde.',
  chatFailed: 'Lo siento, ocurrió un error al procesar su consulta.',
  noRefreshToken: 'No refresh token available',
  guestTokenUnavailable: 'Unable to obtain guest access token',
  anonymizationRequired: 'Anonymization required but failed. Cannot proceed with RAG query for data privacy.',
  notLegalAdvice: 'Información orientativa. No reemplaza el consejo de un abogado.',
  editorialLabel: 'Resumen editorial de Foja',
} as const;
