import { useTheme } from '../platform/theme.ts';
import anonymizationDark from './pictures/anonymization-dark.webp';
import anonymizationLight from './pictures/anonymization-light.webp';
import chatDark from './pictures/chat-dark.webp';
import chatLight from './pictures/chat-light.webp';
import chatPhoneDark from './pictures/chat-phone-dark.webp';
import chatPhoneLight from './pictures/chat-phone-light.webp';

/** Taken from the running product by `scripts/take-pictures.mjs`. Sizes in pixels of the file. */
const chat = { light: chatLight, dark: chatDark, width: 1_920, height: 1_200 };
const chatPhone = { light: chatPhoneLight, dark: chatPhoneDark, width: 720, height: 1_400 };
const anonymization = { light: anonymizationLight, dark: anonymizationDark, width: 1_620, height: 1_200 };

/** An answer as it is: a picture of the real screen, in the reader's theme. */
export function ChatPicture() {
  const theme = useTheme();
  return (
    <section aria-labelledby="pictures-title" className="mx-auto max-w-6xl px-5 pb-16 sm:px-8 lg:pb-24">
      <h2 id="pictures-title" className="font-serif text-2xl font-medium tracking-tight text-balance">
        La respuesta y su fuente, en la misma pantalla
      </h2>
      <p className="mt-3 max-w-[62ch] text-ink-muted text-pretty">
        Cada afirmación lleva un número. Al tocarlo se abre la foja: qué dice el artículo, en qué condiciones se aplica
        y dónde leerlo completo.
      </p>
      <figure className="mt-8">
        <picture>
          <source
            media="(max-width: 639px)"
            srcSet={chatPhone[theme]}
            width={chatPhone.width}
            height={chatPhone.height}
          />
          <img
            src={chat[theme]}
            width={chat.width}
            height={chat.height}
            loading="lazy"
            decoding="async"
            alt="Consulta sobre un celular que dejó de andar: la respuesta cita los artículos 11, 12 y 17 de la Ley 24.240 de Defensa del Consumidor, y al lado está abierta la foja del artículo 17."
            className="mx-auto h-auto w-full max-w-sm rounded-card border border-line shadow-raised sm:max-w-none"
          />
        </picture>
        <figcaption className="mt-3 text-sm text-ink-muted">Consulta legal, respondida por el motor local.</figcaption>
      </figure>
    </section>
  );
}

/** The tool for anonymizing as it is. */
export function AnonymizationPicture() {
  const theme = useTheme();
  return (
    <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
      <div>
        <h2 className="font-serif text-2xl font-medium tracking-tight text-balance">
          Un escrito sin nombres, listo para compartir
        </h2>
        <p className="mt-3 max-w-[52ch] text-ink-muted text-pretty">
          La herramienta reconoce personas, documentos, domicilios, cuentas y expedientes. Vos decidís qué se reemplaza,
          y después podés restituir los datos reales.
        </p>
      </div>
      <figure>
        <img
          src={anonymization[theme]}
          width={anonymization.width}
          height={anonymization.height}
          loading="lazy"
          decoding="async"
          alt="Herramienta de anonimización: a la izquierda un escrito con los datos personales marcados por tipo; a la derecha el mismo texto con los datos reemplazados."
          className="h-auto w-full rounded-card border border-line shadow-raised"
        />
      </figure>
    </div>
  );
}
