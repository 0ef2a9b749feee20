% SPDX-License-Identifier: Apache-2.0
function list = constraintList(c)
% The constraints of a problem in a cell: of one, or of the fields of a struct.
if isempty(c), list = {}; return, end
if ~isstruct(c), list = {c}; return, end
list = reshape(struct2cell(c), 1, []);
list = list(~cellfun(@isempty, list));
for k = 1:numel(list)
    if ~any(strcmp(class(list{k}), {'optim.problemdef.OptimizationInequality', 'optim.problemdef.OptimizationEquality'}))
        error('optim_problemdef:OptimizationProblem:InvalidConstraints', 'Constraints must be constraints, or a struct of them.');
    end
end
end
