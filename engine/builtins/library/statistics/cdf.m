% SPDX-License-Identifier: Apache-2.0
function p = cdf(name, x, varargin)
% Cumulative probability of the distribution of that name: cdf('Poisson',2,3) is poisscdf(2,3).
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
p = builtin([distributionName(name) 'cdf'], x, varargin{:});
end
