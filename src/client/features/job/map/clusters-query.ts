import { type ClusterFilter, listJobClusters } from '../../../../contract/job/cluster.ts'
import { queryFor } from '../../../api/query-for.ts'

export const jobClusters = (query: ClusterFilter) => queryFor(listJobClusters, { query }, { shared: true })
