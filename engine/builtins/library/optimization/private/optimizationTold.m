% SPDX-License-Identifier: Apache-2.0
function stop = optimizationTold(outputFcn, x, iteration, calls, fval, state, procedure)
% Calls the option OutputFcn (one or a cell of them); true where it says that the solver stops.
stop = false;
if nargin < 7, procedure = ''; end
if isempty(outputFcn), return; end
if ~iscell(outputFcn), outputFcn = {outputFcn}; end
values = struct('iteration', iteration, 'funccount', calls, 'fval', fval, 'procedure', procedure);
for k = 1:numel(outputFcn)
    answer = outputFcn{k}(x, values, state);
    stop = stop || any(answer);
end
end
