import { parentPort, workerData } from 'node:worker_threads'
import type { FeedSource } from './feed.ts'
import { readFeed } from './read-feed.ts'

interface Task {
  source: Omit<FeedSource, 'url'> & { url: string }
  maxItems: number
}

const { source, maxItems } = workerData as Task
const content = Buffer.from(source.content)
parentPort?.postMessage(readFeed({ ...source, content, url: new URL(source.url) }, maxItems))
