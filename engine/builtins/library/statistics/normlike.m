% SPDX-License-Identifier: Apache-2.0
function nlogL = normlike(params, data)
% Negative log-likelihood of normal samples for params = [mu sigma].
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if numel(params) ~= 2
    error('stats:normlike:WrongParameterLength', 'PARAMS must have two elements.');
end
z = (data(:) - params(1)) / params(2);
nlogL = sum(0.5 * z.^2) + numel(z) * log(sqrt(2 * pi) * params(2));
if ~(params(2) > 0), nlogL = NaN; end
end
