% SPDX-License-Identifier: Apache-2.0
function [s, args, names] = systemOptions(name, s, args)
% Names and values behind the parts of a system; names of channels come back as they are, for when the sizes are known.
names = {};
known = {'Ts', 'InputDelay', 'OutputDelay', 'IODelay', 'ioDelay', 'Variable', 'InputName', 'OutputName', 'StateName', 'Name', 'TimeUnit', 'Notes', 'UserData'};
while numel(args) > 1 && (ischar(args{end - 1}) || isstring(args{end - 1}))
    option = validatestring(args{end - 1}, known, name);
    switch option
        case 'Ts', s.Ts = args{end};
        case {'InputDelay', 'OutputDelay', 'IODelay', 'ioDelay'}, s.delay = s.delay + max(args{end}(:));
            s.late = regexprep(option, '^io', 'IO');
        case 'Variable', s.var = char(args{end});
        case {'InputName', 'OutputName', 'StateName', 'Name', 'Notes', 'UserData'}, names = [{option, args{end}} names];
    end
    args(end - 1:end) = [];
end
end
