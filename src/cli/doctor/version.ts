import { VERSION_AND_COMMIT } from '../../process/build.ts';
import type { Check } from './check.ts';
import { good } from './finding.ts';

const version: Check = {
  name: 'version',
  run: () => good(`${VERSION_AND_COMMIT}, Node.js ${process.versions.node}`),
};
export default version;
