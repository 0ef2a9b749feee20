% SPDX-License-Identifier: Apache-2.0
function Y = layernorm(X, offset, scaleFactor, varargin)
% Each observation with mean 0 and variance 1 over its spatial and channel dimensions, then scaled and shifted by channel.
options = gradientOptions(struct('DataFormat', '', 'Epsilon', 1e-5), varargin, 'layernorm');
[Z, format, labelled] = labelledData(X, options.DataFormat, 'layernorm');
over = find(format == 'S' | format == 'C');
Y = normalised(Z, over, options.Epsilon) .* byChannel(scaleFactor, format, 'layernorm') + byChannel(offset, format, 'layernorm');
Y = restoredData(Y, format, labelled, options.DataFormat);
end
