export interface PlanOffer {
  id: string;
  name: string;
  /** Per month. */
  price: number;
  features: readonly string[];
  isRecommended: boolean;
  ctaText: string;
}

/** Offers of the specification (SPEC 9, Plans and pricing). */
export const planOffers: readonly PlanOffer[] = [
  {
    id: 'premium',
    name: 'Premium',
    price: 29,
    features: [
      'Todos los dominios legales',
      'Consultas ilimitadas',
      'Análisis detallado de casos',
      'Soporte por email',
    ],
    isRecommended: true,
    ctaText: 'Solicitar plan',
  },
  {
    id: 'professional',
    name: 'Professional',
    price: 99,
    features: ['Todo lo de Premium', 'Gestión de casos', 'Acceso a la API', 'Soporte prioritario'],
    isRecommended: false,
    ctaText: 'Solicitar plan',
  },
];

export const trialDays = 7;
