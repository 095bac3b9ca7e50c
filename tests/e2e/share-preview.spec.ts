import { expect, test, type Site } from './journey.ts'

/** The preview of a link, as messengers read it: without running scripts, most of them without naming a language. */
async function previewOf(site: Site, path: string, acceptLanguage = '*') {
  const answer = await fetch(site.url + path, {
    headers: { 'accept-language': acceptLanguage, 'user-agent': 'facebookexternalhit/1.1' },
  })
  const html = await answer.text()
  const property = (name: string) =>
    html.match(new RegExp(`<meta property="og:${name}" content="([^"]*)"`))?.[1]
  return { title: property('title'), description: property('description'), locale: property('locale') }
}

test('a shared job says what it is, who pays and how much, in the language that is asked for', async ({
  site,
}) => {
  const [row] = await site.rows<{ id: string }>(
    `select id from jobs where status = 'IN_PROGRESS' and cardinality(occupations) > 0 order by id limit 1`,
  )
  const path = `/recruitment/detail/${row?.id}`
  for (const langCode of ['en', 'vi']) {
    const answer = await fetch(`${site.url}/api/jobs/${row?.id}?langCode=${langCode}`)
    const { data: job } = await answer.json()
    const byPath = await previewOf(site, `/${langCode}${path}`)
    expect(byPath.title).toContain(job.headline)
    expect(byPath.title).toContain(job.companyName)
    expect(byPath.description).toContain(job.payAmount.toLocaleString('en'))
    expect(byPath.description).toContain(job.companyName)
    expect(byPath.locale).toMatch(new RegExp(`^${langCode}`))
    expect(await previewOf(site, path, langCode)).toEqual(byPath)
  }
})
