% SPDX-License-Identifier: Apache-2.0
function [phat, pci] = lognfit(x, alpha)
% Parameters mu and sigma of lognormal samples, with their confidence intervals in columns.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 0.05; end
if ~isvector(x), error('stats:lognfit:VectorRequired', 'X must be a vector.'); end
if any(x <= 0), error('stats:lognfit:PositiveDataRequired', 'X must be positive.'); end
[mu, sigma, muci, sigmaci] = normfit(log(x(:)), alpha);
phat = [mu, sigma];
pci = [muci, sigmaci];
end
