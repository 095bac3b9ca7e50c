import type { Account } from './acts.ts'
import type { Site } from './journey.ts'

const RESUME = {
  name: 'Tran Minh Hau',
  cellphone: '01012345678',
  countyIsoCode: 'vn',
  workType: 'FOREIGN_WORKER',
  introduction: 'I work hard.',
  jobCategoryPeriodTypeMap: { FARM: 'ABOVE_1YEAR' },
}

const DESIRED = {
  expectedRegionId: null,
  noSelectExpectedRegion: true,
  noSelectExpectedJobCategory: false,
  expectedPayType: null,
  expectedMinPayAmount: null,
  expectedMaxPayAmount: null,
  noSelectExpectedPayAmount: true,
}

/** Another device of the same member, which calls the API. */
export async function anotherDevice(site: Site, { email, password }: Account) {
  const post = async (path: string, body: unknown, token?: string) => {
    const response = await fetch(`${site.url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
  const { data } = await post('/users/authentication', { authType: 'EMAIL', email, password })
  return {
    saveResume: (resume: Partial<typeof RESUME>) =>
      post('/resumes', { ...RESUME, ...resume }, data.accessToken),
    saveDesiredJob: (expectedJobCategory: string) =>
      post('/resumes/expected-job', { ...DESIRED, expectedJobCategory }, data.accessToken),
  }
}
