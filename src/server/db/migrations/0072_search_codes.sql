-- Documents of the search get letters for conditions, sectors and regions besides those for occupations: postings that
-- were read before are read again, in the background.
update jobs set work_source = null where work_source = 'MATCHED';
