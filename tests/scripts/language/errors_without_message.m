% No message is no error and no warning.
error([])
error('')
error({})
error(zeros(0, 1))
error(struct('message', {}))
error(struct('message', '', 'identifier', ''))
error(nargchk(1, 2, 1))
error(nargchk(1, 2, 1, 'struct'))
error('some:id', '')
warning('')
warning([])
warning('some:id', '')
lastwarn('kept'); warning(''); disp(lastwarn)
disp(isempty(nargchk(0, 1, 1)))
try, error(nargchk(1, 2, 0)), catch e, disp(e.message), end
try, error(nargchk(1, 2, 3, 'struct')), catch e, disp([e.identifier ' ' e.message]), end
try, error(1), catch e, disp(e.identifier), end
disp('end')
