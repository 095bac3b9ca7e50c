// The baseline of the throughput budget: only Fastify and pg with the list's two queries, in a separate process.
// With PAGE_FOLDER it also sends the answers kept there, with the headers they had. Run with DATABASE_URL and PORT.
import Fastify from 'fastify'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const PAGE = `
  with page as (
    select l.job_id, l.listed_at from job_listings l
    where l.region_id = $1 and l.product_type = $2 and l.period_end > $3 and l.category_mask & $4 <> 0
    order by l.listed_at desc, l.job_id desc limit $5
  )
  select j.id, j.company_name, j.title, j.address, j.address_details, j.pay_type, j.pay_amount, j.hourly_equivalent,
    j.visa_available, j.guaranteed_until, j.created_at, j.listed_at, j.image_file, j.keywords, j.number_of_persons,
    j.gender, j.period_type, j.number_of_work_days, j.start_minutes, j.end_minutes, j.business_hour_negotiable,
    j.product_type, j.status, j.closed_reason, j.period_end, j.region_id, j.categories, c.logo_file
  from page join jobs j on j.id = page.job_id join companies c on c.id = j.company_id
  order by page.listed_at desc, page.job_id desc`
const COUNT = `
  select count(*) from job_listings l
  where l.region_id = $1 and l.product_type = $2 and l.period_end > $3 and l.category_mask & $4 <> 0`

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const app = Fastify()
app.get('/', async () => {
  const filter = [9, 2, new Date(), 1]
  const [page, count] = await Promise.all([
    pool.query({ name: 'page', text: PAGE, values: [...filter, 10] }),
    pool.query({ name: 'count', text: COUNT, values: filter }),
  ])
  return { data: page.rows, totalCount: Number(count.rows[0].count) }
})
const folder = process.env['PAGE_FOLDER']
const names = folder === undefined ? [] : readdirSync(folder).filter((name) => !name.endsWith('.json'))
for (const name of names) {
  const body = readFileSync(join(folder ?? '', name))
  const headers = JSON.parse(readFileSync(join(folder ?? '', `${name}.json`), 'utf8'))
  app.get(`/page/${name}`, (_request, reply) => reply.headers(headers).send(body))
}
console.log(`listening on ${await app.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' })}`)
