import type { Sandbox } from '../start-sandbox.ts';
import type { Camera } from './camera.ts';

/** The sandbox itself: its list of things to try, the wire and the control room. */
export async function takePages(_sandbox: Sandbox, camera: Camera): Promise<void> {
  const page = await camera.desktop();
  await page.getByTestId('channel-qc-photos').click();
  await page.getByTestId('message').last().waitFor();
  await camera.takePage('sandbox', page);

  await page.getByTestId('message').last().locator('.message-head').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Show on the Wire' }).click();
  await page.getByTestId('wire-entry').first().waitFor();
  await camera.takePage('wire', page);

  const room = await camera.desktop();
  await room.getByTestId('channel-parcels').click();
  await room.getByTestId('tab-room').click();
  await room.getByTestId('message').last().waitFor();
  await camera.takePage('control-room', room);
}
