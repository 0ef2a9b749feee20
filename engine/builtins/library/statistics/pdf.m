% SPDX-License-Identifier: Apache-2.0
function y = pdf(name, x, varargin)
% Density of the distribution of that name: pdf('Normal',0,0,1) is normpdf(0,0,1).
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = builtin([distributionName(name) 'pdf'], x, varargin{:});
end
