% SPDX-License-Identifier: Apache-2.0
function Y = instancenorm(X, offset, scaleFactor, varargin)
% Each channel of each observation with mean 0 and variance 1, then scaled and shifted by channel; 'Epsilon', 'DataFormat'.
Y = groupnorm(X, 'channel-wise', offset, scaleFactor, varargin{:});
end
