// Sending a command, which is shown while it is on its way.

import { Refused } from './api.js';
import { openModal } from './modal.js';
import { showPending } from './timeline.js';
import { toast } from './toast.js';

/** Asks the bot, and shows what was asked as `text` until it answers. `refused` hears that the client did not let it pass. */
export async function send(text, ask, refused = () => {}) {
  const shown = showPending(text);
  try {
    const answer = await ask();
    if (answer.answer === 'no_response') {
      shown.fail('The application did not respond');
      return;
    }
    if (answer.answer === 'modal') openModal(answer.id, answer.modal);
  } catch (error) {
    if (error instanceof Refused) refused();
    toast(error.message);
  }
  shown.done();
}
