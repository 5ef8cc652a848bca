export { errorCode, fileFailure } from '@shared/api/system-failure';
