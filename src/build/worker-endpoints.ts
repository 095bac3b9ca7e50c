import type { Plugin } from 'vite'
import type { Endpoint } from '../contract/base/endpoint.ts'
import { endpoints } from '../contract/endpoints.ts'
import { countNewJobs, getJob, listJobs, listRecommendedJobs } from '../contract/job/job.ts'
import { listJobClusters } from '../contract/job/cluster.ts'
import { subscribeToPush } from '../contract/message/push.ts'
import { listCountries } from '../contract/place/country.ts'
import { countJobsByRegion, listRegions } from '../contract/place/region.ts'
import { getLandingFigures } from '../contract/site/landing.ts'
import { getNews, listAdvertisements, listBanners, listMainNews, listNews } from '../contract/site/news.ts'
import { getSite } from '../contract/site/site.ts'

const ID = 'virtual:worker-endpoints'

/** What the worker stores of a visitor's reads. */
const STORED_READS: readonly Pick<Endpoint, 'path'>[] = [
  listJobs,
  listJobClusters,
  getJob,
  listRecommendedJobs,
  countNewJobs,
  listMainNews,
  listNews,
  getNews,
  listBanners,
  listAdvertisements,
  listCountries,
  listRegions,
  countJobsByRegion,
  getLandingFigures,
  getSite,
]

/**
 * Gives the service worker methods and paths of the endpoints as a table: the contract itself, with its schemas and their
 * libraries, was two thirds of its script, which a phone loads before it shows a page.
 */
export function workerEndpoints(): Plugin {
  return {
    name: 'worker-endpoints',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? tables() : null),
  }
}

function tables(): string {
  const storable = endpoints.filter((endpoint) => endpoint.kind === 'command' && endpoint.storable)
  const commands = storable.map(({ name, ...endpoint }) => [name, addressOf(endpoint)])
  return [
    `export const storableCommands = ${JSON.stringify(Object.fromEntries(commands))}`,
    `export const storedReads = ${JSON.stringify(STORED_READS.map(({ path }) => path))}`,
    `export const pushSubscription = ${JSON.stringify(addressOf(subscribeToPush))}`,
  ].join('\n')
}

const addressOf = ({ method, path, remedies }: Pick<Endpoint, 'method' | 'path' | 'remedies'>) => ({
  method,
  path,
  remedies,
})
