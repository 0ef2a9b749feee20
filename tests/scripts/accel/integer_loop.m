% A loop over integer arrays is one kernel: a linear congruential generator and a saturating sum.
x = uint32(1:16);
total = zeros(1, 16, 'int16');
for k = 1:40
    x = mod(x * 75 + 74, 65537);
    total = total + int16(x) / 4;
end
fprintf('%d ', x); fprintf('\n');
fprintf('%d ', total); fprintf('\n');
% Levels of grey: an image of 8 bits brightened step by step.
image = uint8(reshape(mod((0:63)*7, 256), 8, 8));
for k = 1:5
    image = image * 1.25 - 3;
    image(image > 250) = 0;
end
fprintf('%d ', image(3, :)); fprintf('%s\n', class(image));
