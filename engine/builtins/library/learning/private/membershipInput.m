% SPDX-License-Identifier: Apache-2.0
function varargout = membershipInput(who, x, parameters, count)
% The parameters of a membership function one by one, after a look at what was given.
if ~isnumeric(x) || ~isreal(x), error(sprintf('fuzzy:%s:InvalidInput', who), 'The input values must be real numbers.'); end
if ~isnumeric(parameters) || numel(parameters) < count
    error(sprintf('fuzzy:%s:NotEnoughParameters', who), 'The function %s needs at least %d parameters.', who, count);
end
varargout = num2cell(double(reshape(parameters(1:count), 1, [])));
end
