import type { Page } from '@playwright/test'
import { arriveSignedIn } from './acts.ts'
import type { Site } from './journey.ts'

export const EMPLOYER = { email: 'employer@ilteo.test', password: 'ilteo-demo-1' }

export const signInAsEmployer = (desk: Page, site: Site, path: string) =>
  arriveSignedIn(desk, site, path, EMPLOYER)

/** The demonstration employer's newest open job of a tier. */
export async function findOpenJob(site: Site, tier = 'PREMIUM'): Promise<{ id: string; title: string }> {
  const [job] = await site.rows<{ id: string; title: string }>(
    `select j.id, j.title from jobs j join companies c on c.id = j.company_id join members m on m.id = c.member_id
     where m.email = $1 and j.status = 'IN_PROGRESS' and j.product_type = $2 order by j.created_at desc limit 1`,
    [EMPLOYER.email, tier],
  )
  if (!job) throw new Error('the demonstration employer has no such job')
  return job
}
