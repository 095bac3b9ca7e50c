import type { Endpoint } from '../../../contract/endpoint.ts'

type Sendable = Pick<Endpoint, 'name' | 'method' | 'path'>

/**
 * The commands that may wait in the outbox. Written out, as a first visit would otherwise load the forms of all of them;
 * a test compares them with the contract.
 */
export const OUTBOX_ENDPOINTS: readonly Sendable[] = [
  { name: 'favorites.add', method: 'POST', path: '/jobs/:id/favorites' },
  { name: 'favorites.remove', method: 'DELETE', path: '/jobs/:id/favorites' },
  { name: 'jobs.apply', method: 'POST', path: '/jobs/:id/applications' },
  { name: 'jobs.withdraw', method: 'DELETE', path: '/jobs/:id/applications' },
  { name: 'members.setLangCode', method: 'PUT', path: '/users/me/lang-code' },
  { name: 'files.upload', method: 'POST', path: '/files' },
  { name: 'resumes.save', method: 'POST', path: '/resumes' },
  { name: 'resumes.saveExpectedJob', method: 'POST', path: '/resumes/expected-job' },
  {
    name: 'members.update',
    method: 'PUT',
    path: '/users/me?alarmOn=:alarmOn&alarmExpectedJobOn=:alarmExpectedJobOn&alarmNewsOn=:alarmNewsOn',
  },
  { name: 'members.setVisible', method: 'PUT', path: '/users/me?talentVisible=:talentVisible' },
  { name: 'notifications.read', method: 'PUT', path: '/notifications/:id' },
  { name: 'notifications.readAll', method: 'PUT', path: '/notifications' },
  { name: 'announcements.close', method: 'POST', path: '/employers/jobs/:id/close' },
  { name: 'applicants.decide', method: 'PUT', path: '/employers/applications/:id' },
  { name: 'proposals.send', method: 'POST', path: '/proposals' },
  { name: 'proposals.answer', method: 'PUT', path: '/proposals/:id' },
  { name: 'announcements.publish', method: 'POST', path: '/employers/jobs' },
  { name: 'announcements.edit', method: 'PUT', path: '/employers/jobs/:id' },
  { name: 'employers.saveProfile', method: 'PUT', path: '/employers/profile' },
  { name: 'employers.requestVerification', method: 'PUT', path: '/employers/verification' },
]

/** By name; the service worker sends these too. */
export function outboxEndpoint(operation: string): Sendable | undefined {
  return OUTBOX_ENDPOINTS.find((endpoint) => endpoint.name === operation)
}
