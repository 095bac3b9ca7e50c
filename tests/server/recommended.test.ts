import { beforeEach, expect, test } from 'vitest'
import { applyToJob } from '../../src/contract/candidate/application.ts'
import { favoriteJob, listRecommendedJobs } from '../../src/contract/job/job.ts'
import type { JobCategory } from '../../src/contract/base/enums.ts'
import { type AlertWorld, anAlertWorld, at, type Wish } from '../support/alert-world.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { PushService } from '../support/push-service.ts'
import { aCompany, aPosting, type Posting, publish } from '../support/postings.ts'

/** Gyeonggi, Suwon and its Jangan-gu; Jongno-gu in Seoul; Hwaseong's Dongtan-gu. */
const [GYEONGGI, SUWON, JANGAN, JONGNO, DONGTAN] = [9, 95, 96, 18, 142]
