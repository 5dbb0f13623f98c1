import type { DomainId } from '@foja/contracts/domains';
import { trialDays } from '@foja/contracts/limits';
import { type Html, html } from '../platform/html.ts';

/**
 * Where a reader asks about their own case. Without JavaScript it is a link to the chat; `public-page.js` makes it a box whose question
 * is handed to the chat within the browser, and never stands in an address.
 * @param domain of the page: what the chat answers from only with Premium is said beforehand.
 */
export function askBox(domain: DomainId): Html {
  return html`<section class="ask" aria-labelledby="ask-title">
<h2 id="ask-title">¿Es tu caso? Preguntá</h2>
<p id="ask-help">Contá qué pasó, con tus palabras. Los nombres, documentos y domicilios se reemplazan antes de hacer la consulta.</p>
<form data-ask hidden>
<label for="ask-question">Tu consulta</label>
<textarea id="ask-question" rows="3" maxlength="30000" required aria-describedby="ask-help"></textarea>
<button type="submit" class="action">Preguntar</button>
</form>
<p data-ask-link><a class="action" href="/chatbot">Preguntar en el chat</a></p>
${
  domain === 'todos_premium' &&
  html`<p class="note">Sin plan Premium, el chat responde sobre derecho civil y comercial, consumo, sucesiones y derecho internacional privado.
Las demás áreas se pueden <a href="/trial">probar gratis ${trialDays} días</a> con una cuenta. Esta página se lee completa sin cuenta.</p>`
}
</section>`;
}
