/** The page of `npm run local-discord`. */
import { startPage } from './start-page.tsx';

startPage({ title: 'Local Discord' });
