% SPDX-License-Identifier: Apache-2.0
function t = timeit(f, outputs)
% Seconds that a call of f takes, f being a handle without arguments: the median of runs that are
% long enough to be measured. outputs: how many are asked for, one by default when f has any.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isa(f, 'function_handle')
    error('MATLAB:timeit:invalidFunction', ...
          'The first argument must be a function handle that takes no input arguments.');
end
if nargin < 2, outputs = min(abs(nargout(f)), 1); end
enough = 1e-3;
runs = 11;
calls = 1;
run(f, outputs, 1);
spent = run(f, outputs, calls);
while spent < enough
    calls = calls * max(2, min(10, ceil(enough / max(spent, 1e-6))));
    spent = run(f, outputs, calls);
end
if spent > 1, runs = 3; end
times = zeros(1, runs);
for k = 1:runs, times(k) = run(f, outputs, calls); end
t = median(times) / calls;
end

function spent = run(f, outputs, calls)
values = cell(1, outputs);
start = tic;
if outputs == 0
    for k = 1:calls, f(); end
elseif outputs == 1
    for k = 1:calls, values = f(); end
else
    for k = 1:calls, [values{1:outputs}] = f(); end
end
spent = toc(start);
end
