% SPDX-License-Identifier: Apache-2.0
function [s, args] = systemOptions(name, s, args)
% Names and values behind the parts of a system.
known = {'Ts', 'InputDelay', 'OutputDelay', 'IODelay', 'ioDelay', 'Variable', 'InputName', 'OutputName', 'StateName', 'Name', 'TimeUnit', 'Notes', 'UserData'};
while numel(args) > 1 && (ischar(args{end - 1}) || isstring(args{end - 1}))
    switch validatestring(args{end - 1}, known, name)
        case 'Ts', s.Ts = args{end};
        case {'InputDelay', 'OutputDelay', 'IODelay', 'ioDelay'}, s.delay = s.delay + max(args{end}(:));
        case 'Variable', s.var = char(args{end});
    end
    args(end - 1:end) = [];
end
end
