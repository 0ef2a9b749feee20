% SPDX-License-Identifier: Apache-2.0
function p = byChannel(p, format, name)
% One number for each channel, along the channel dimension.
shape = ones(1, max(2, numel(format)));
shape(channelOf(format, name)) = numel(p);
p = reshape(stripped(p), shape);
end
