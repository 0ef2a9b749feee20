% SPDX-License-Identifier: Apache-2.0
function x = icdf(name, p, varargin)
% Quantile of the distribution of that name: icdf('Normal',0.975,0,1) is norminv(0.975,0,1).
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = builtin([distributionName(name) 'inv'], p, varargin{:});
end
