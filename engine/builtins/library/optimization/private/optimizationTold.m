% SPDX-License-Identifier: Apache-2.0
function stop = optimizationTold(outputFcn, x, iteration, calls, fval, state)
% Calls the option OutputFcn (one or a cell of them); true where it says that the solver stops.
stop = false;
if isempty(outputFcn), return; end
if ~iscell(outputFcn), outputFcn = {outputFcn}; end
values = struct('iteration', iteration, 'funccount', calls, 'fval', fval, 'procedure', '');
for k = 1:numel(outputFcn)
    answer = outputFcn{k}(x, values, state);
    stop = stop || any(answer);
end
end
