import { describe, expect, it } from 'vitest';
import { growingView } from '../../../src/discord/messages/message-view.ts';

const NEVER_MS = 60_000;

/** Extras under way, and a message that shows whether they have arrived. */
function slowExtras() {
  let price = '';
  let settle = (_price: string) => {};
  const extras = new Promise<void>((resolve) => {
    settle = (arrived) => {
      price = arrived;
      resolve();
    };
  });
  return {
    extras,
    settle: (arrived: string) => settle(arrived),
    render: () => ({ content: `Belt ${price}` }),
  };
}

describe('a message with extras', () => {
  it('is complete when they arrive in time', async () => {
    const { extras, settle, render } = slowExtras();
    const view = growingView(extras, render, NEVER_MS);
    settle('9.90');
    expect(await view).toEqual({ content: 'Belt 9.90' });
  });

  it('is sent without them when they are late, and grows when they arrive', async () => {
    const { extras, settle, render } = slowExtras();
    const view = await growingView(extras, render, 0);
    expect(view).toMatchObject({ now: { content: 'Belt ' } });
    settle('9.90');
    expect(await ('later' in view ? view.later : null)).toEqual({ content: 'Belt 9.90' });
  });

  it('does not grow when they bring nothing', async () => {
    const { extras, settle, render } = slowExtras();
    const view = await growingView(extras, render, 0);
    settle('');
    expect('later' in view && (await view.later)).toBeNull();
  });

  it('stays as it is when it cannot be rendered again', async () => {
    const { extras, settle, render } = slowExtras();
    let renders = 0;
    const view = await growingView(
      extras,
      () => {
        renders += 1;
        if (renders > 1) throw new Error('broken');
        return render();
      },
      0,
    );
    settle('9.90');
    expect('later' in view && (await view.later)).toBeNull();
  });
});
