% SPDX-License-Identifier: Apache-2.0
function gm = fit(X, k, varargin)
% Older name of fitgmdist; options CovType, SharedCov, Regularize, Replicates, Start, Options.
% Example: rng(1), gm = gmdistribution.fit([randn(50, 1); randn(50, 1) + 6], 2); sort(gm.mu)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
gm = fitgmdist(X, k, varargin{:});
end
