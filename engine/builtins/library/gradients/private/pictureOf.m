% SPDX-License-Identifier: Apache-2.0
function [Z, sizes, spatial, rest] = pictureOf(Z, format, name)
% Data with one or two spatial dimensions as height, width, channels and observations; one spatial dimension is a
% picture of width 1.
spatial = sum(format == 'S');
rest = format(format ~= 'S' & format ~= 'C');
if spatial < 1 || spatial > 2 || numel(rest) > 1
    error(['deep:dlarray:' name ':UnsupportedFormat'], 'The data must have one or two spatial dimensions, channels and observations.')
end
sizes = [size(Z), ones(1, numel(format) - ndims(Z))];
if spatial == 1
    sizes = [sizes(1), 1, sizes(2:end)];
end
sizes(end + 1:4) = 1;
sizes = sizes(1:4);
Z = reshape(Z, sizes);
end
