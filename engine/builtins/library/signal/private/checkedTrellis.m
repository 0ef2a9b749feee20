% SPDX-License-Identifier: Apache-2.0
function [k, n] = checkedTrellis(who, t)
% The bits of an input and of an output symbol of a trellis.
fields = {'numInputSymbols', 'numOutputSymbols', 'numStates', 'nextStates', 'outputs'};
if ~isstruct(t) || ~all(isfield(t, fields)) || ~isequal(size(t.nextStates), [t.numStates t.numInputSymbols], size(t.outputs))
    error(sprintf('comm:%s:InvalidTrellis', who), 'The trellis is not valid.');
end
k = log2(t.numInputSymbols);
n = log2(t.numOutputSymbols);
end
